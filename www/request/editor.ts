// The editor of the request's text: CodeMirror with JSON, our findings as squiggles, and their fixes.
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, Transaction, type Extension } from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { completion } from './completion.js';
import { highlighting, theme } from './editor-theme.js';
import { editsOf, fixed } from './fixes.js';
import { hangingIndent } from './hanging-indent.js';
import { format } from '../../pkg/src/cli/finder/json-text.js';
import { keywordHover, keywordKeys } from './keyword-hover.js';
import type { Diagnostic } from 'mcp-elicitation/lint';

export class Editor {
  #dark = new Compartment();
  #view;
  /** The text of the findings: a fix is only applied to this text. */
  #linted = '';
  #offer;

  /**
   * @param changed is called after each change; `replaced` is true if the whole text was replaced
   * @param offer shows a change before it is made
   */
  constructor(
    parent: HTMLElement,
    changed: (replaced: boolean) => void,
    offer: (title: string, before: string, after: string, take: () => void) => void,
    extensions: Extension,
  ) {
    this.#offer = offer;
    // In a shadow root CodeMirror adopts its styles, so the page needs no policy for style elements.
    const root = parent.attachShadow({ mode: 'open', delegatesFocus: true });
    this.#view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          lintGutter(),
          highlightActiveLineGutter(),
          highlightSpecialChars(),
          highlightActiveLine(),
          history(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          completion,
          json(),
          indentUnit.of('  '),
          syntaxHighlighting(highlighting),
          theme,
          this.#dark.of([]),
          EditorView.lineWrapping,
          hangingIndent,
          search({ top: true }),
          highlightSelectionMatches(),
          keywordHover,
          extensions,
          EditorView.contentAttributes.of({
            'aria-label': 'Elicitation request as JSON',
            spellcheck: 'false',
            tabindex: '0',
            'aria-keyshortcuts': 'F1 F8 Shift+Alt+F',
          }),
          keymap.of([
            { key: 'Shift-Alt-f', run: () => (this.format(), true) },
            ...completionKeymap,
            ...closeBracketsKeymap,
            ...searchKeymap,
            ...defaultKeymap,
            ...historyKeymap,
            ...keywordKeys,
            { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(isReplaced(update));
          }),
        ],
      }),
    });
  }

  get view() {
    return this.#view;
  }

  get text() {
    return this.#view.state.doc.toString();
  }

  set text(text) {
    if (text === this.text) return;
    // Undo restores the previous text, but not the empty editor before the first text.
    const annotations = Transaction.addToHistory.of(this.text !== '');
    this.#view.dispatch({
      annotations,
      changes: { from: 0, to: this.#view.state.doc.length, insert: text },
      selection: { anchor: 0 },
      scrollIntoView: true,
    });
  }

  /** Restores the selection of the field that this editor replaces. */
  select(anchor: number, head: number, scrollTop: number, focused: boolean) {
    this.#view.dispatch({ selection: { anchor, head } });
    if (focused) this.#view.focus();
    this.#view.scrollDOM.scrollTop = scrollTop;
  }

  format() {
    const before = this.text;
    const after = format(before);
    if (after === before) return;
    const head = Math.min(this.#view.state.selection.main.head, after.length);
    this.#view.dispatch({ changes: { from: 0, to: before.length, insert: after }, selection: { anchor: head } });
  }

  setDark(dark: boolean) {
    this.#view.dispatch({ effects: this.#dark.reconfigure(EditorView.darkTheme.of(dark)) });
  }

  /** Marks the findings of `text`. */
  show(diagnostics: Diagnostic[], text: string) {
    this.#linted = text;
    const { doc } = this.#view.state;
    const marks = diagnostics.map((diagnostic) => {
      const from = Math.min(diagnostic.range?.start ?? 0, doc.length);
      return {
        from,
        to: Math.max(from, Math.min(diagnostic.range?.end ?? 0, doc.lineAt(from).to)),
        severity: (diagnostic.severity === 'note' ? 'info' : diagnostic.severity) as 'error' | 'warning' | 'info',
        message: diagnostic.message,
        renderMessage: () => render(diagnostic),
        actions: diagnostic.fix ? [{ name: 'Fix', apply: () => this.fix([diagnostic]) }] : [],
      };
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
  }

  /**
   * Shows the changes of fixes, and applies them if the user agrees.
   * @param diagnostics with fixes that do not overlap
   */
  fix(diagnostics: Diagnostic[]) {
    const before = this.text;
    if (before !== this.#linted) return;
    const title = diagnostics.length === 1 ? diagnostics[0].message : `${diagnostics.length} fixes`;
    this.#offer(title, before, fixed(before, diagnostics), () => {
      const changes = editsOf(diagnostics).map(({ range, text }) => ({
        from: range.start,
        to: range.end,
        insert: text,
      }));
      if (this.text === before) this.#view.dispatch({ changes, userEvent: 'input.fix' });
    });
  }

  reveal(diagnostic: Diagnostic) {
    const length = this.#view.state.doc.length;
    const anchor = Math.min(diagnostic.range?.start ?? 0, length);
    const head = Math.min(diagnostic.range?.end ?? anchor, length);
    this.#view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    this.#view.focus();
  }

  /** Returns the line and the column of an offset, both from 1. */
  position(offset: number): { line: number; column: number } {
    const line = this.#view.state.doc.lineAt(Math.min(offset, this.#view.state.doc.length));
    return { line: line.number, column: Math.min(offset, line.to) - line.from + 1 };
  }
}

function isReplaced({ changes, transactions, startState }: ViewUpdate) {
  const { length } = startState.doc;
  let whole = false;
  changes.iterChangedRanges((from, to) => (whole ||= length > 0 && from === 0 && to === length));
  return whole && transactions.some((one) => one.isUserEvent('input') && !one.isUserEvent('input.fix'));
}

function render(diagnostic: Diagnostic) {
  const box = document.createElement('div');
  box.className = 'cm-note';
  for (const [name, text] of [
    ['p', diagnostic.message],
    ['small', diagnostic.help],
    ['code', diagnostic.code],
  ] as const) {
    if (!text) continue;
    const part = document.createElement(name);
    part.textContent = text;
    box.append(part);
  }
  return box;
}
