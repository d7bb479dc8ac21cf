// The editor and its findings, which are loaded when the form can be used.
import { DiagnosticList } from './diagnostics.js';
import { Difference } from './difference.js';
import { byId } from './dom.js';
import { Editor } from './editor.js';
import { Linter } from './linter.js';
import { understand } from './pasted.js';
import { Pointing, pointed } from './pointing.js';

/** @typedef {import('./diagnostics.js').Diagnostic} Diagnostic */

export class Editing {
  #list;
  #linter;
  #text = '';
  /** The intended request of a text that is not one. @type {import('./pasted.js').Understood} */
  #meant = { causes: [] };

  /**
   * @param {Worker} worker which lints
   * @param {HTMLElement} card
   * @param {(replaced: boolean) => void} changed
   */
  constructor(worker, card, changed) {
    const difference = new Difference();
    this.editor = new Editor(
      byId('editor'),
      changed,
      difference.show.bind(difference),
      pointed((names) => pointing.toField(names)),
    );
    const pointing = new Pointing(byId('stage'), card, this.editor.view);
    this.#list = new DiagnosticList(byId('diagnostic-list'), byId('diagnostic-count'), this.editor);
    this.#linter = new Linter(worker, this.#found.bind(this), () =>
      this.#list.wait('The diagnostics could not be loaded.'),
    );
  }

  /**
   * @param {import('./state.js').State} state
   * @returns {string} the JSON that was meant
   */
  check({ text, revision }) {
    this.#text = text;
    this.#meant = understand(text);
    const { causes, text: meant } = this.#meant;
    if (causes.length) this.#show(causes);
    if (meant !== undefined || !causes.length) this.#linter.ask({ text: meant ?? text, revision });
    return meant ?? text;
  }

  /**
   * @param {Diagnostic[]} diagnostics
   * @param {string} text the one that was linted
   */
  #found(diagnostics, text) {
    const { causes, text: meant, place, isPart } = this.#meant;
    if (text !== (meant ?? this.#text)) return;
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

  /** @param {Diagnostic[]} diagnostics */
  #show(diagnostics) {
    this.editor.show(diagnostics, this.#text);
    this.#list.show(diagnostics);
  }
}
