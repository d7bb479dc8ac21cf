// The editor and its findings, which are loaded when the form can be used.
import { DiagnosticList } from './request/diagnostics.js';
import { Difference } from './request/difference.js';
import { byId } from './page/dom.js';
import { Editor } from './request/editor.js';
import { Linter } from './request/linter.js';
import { isJson } from '../pkg/src/cli/finder/json-text.js';
import { understand, type Understood } from './request/paste.js';
import { Pointing, pointed } from './form/pointing.js';
import type { Diagnostic } from 'mcp-elicitation/lint';
import type { State } from './page/state.js';

/** The milliseconds after which the page says that it is checking. */
const SLOW = 250;

export class Editing {
  editor;
  #list;
  #linter;
  #text = '';
  #timer = 0;
  /** The intended request of a text that is not one. */
  #reading: Understood = { causes: [] };

  constructor(worker: Worker, card: HTMLElement, changed: (replaced: boolean) => void) {
    const difference = new Difference();
    this.editor = new Editor(
      byId('editor'),
      changed,
      difference.show.bind(difference),
      pointed((names) => pointing.toField(names)),
    );
    const pointing = new Pointing(byId('stage'), card, this.editor.view);
    this.#list = new DiagnosticList(byId('diagnostic-list'), byId('diagnostic-count'), this.editor);
    this.#linter = new Linter(worker, this.#receive.bind(this), () =>
      this.#list.wait('The diagnostics could not be loaded.'),
    );
  }

  /** Lints a text, and returns the intended JSON; nothing for what is JSON, but no request. */
  check({ text, revision }: State): string | undefined {
    this.#text = text;
    this.#reading = understand(text);
    const { causes, text: json } = this.#reading;
    if (causes.length) this.#show(causes);
    clearTimeout(this.#timer);
    if (json === undefined && causes.length) return isJson(text) ? undefined : text;
    this.#linter.ask({ text: json ?? text, revision });
    // The findings of a large request take a while, and those of the text before are not its own.
    this.#timer = window.setTimeout(() => this.#wait(), SLOW);
    return json ?? text;
  }

  #wait() {
    this.editor.show([], this.#text);
    this.#list.wait('Checking this request…');
  }

  /** Shows the findings of `text`, unless the text has changed since. */
  #receive(diagnostics: Diagnostic[], text: string) {
    const { causes, text: json, place, isPart } = this.#reading;
    if (text !== (json ?? this.#text)) return;
    clearTimeout(this.#timer);
    if (!place) return this.#show(diagnostics);
    // Lint reads the intended text; its findings are mapped to the actual text.
    const behind = diagnostics.map(({ fix, range, ...rest }) => ({
      ...rest,
      range: range && place(range),
      ...(isPart &&
        fix && { fix: { ...fix, edits: fix.edits.map((edit) => ({ ...edit, range: place(edit.range) })) } }),
    }));
    this.#show([...causes, ...behind]);
  }

  #show(diagnostics: Diagnostic[]) {
    this.editor.show(diagnostics, this.#text);
    this.#list.show(diagnostics);
  }
}
