// The editor of the request's text: CodeMirror with JSON, our findings as squiggles, and their fixes.
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { completion } from './completion.js';
import { highlighting, theme } from './editor-theme.js';
import { editsOf, fixed } from './fixes.js';
import { hangingIndent } from './hanging-indent.js';
import { format } from './json-text.js';
import { keywordHover, keywordKeys } from './keyword-hover.js';

/** @typedef {import('./diagnostics.js').Diagnostic} Diagnostic */

export class Editor {
  #dark = new Compartment();
  #view;
  /** The text of the findings: a fix is only applied to this text. */
  #linted = '';
  #offer;

  /**
   * @param {HTMLElement} parent
   * @param {(replaced: boolean) => void} changed whether another text was put in place of the whole
   * @param {(title: string, before: string, after: string, take: () => void) => void} offer shows a change before it is made
   * @param {import('@codemirror/state').Extension} extensions
   */
  constructor(parent, changed, offer, extensions) {
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

  /**
   * Restores the selection of the field that this editor replaces.
   * @param {number} anchor
   * @param {number} head
   * @param {number} scrollTop
   * @param {boolean} focused
   */
  select(anchor, head, scrollTop, focused) {
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

  /** @param {boolean} dark */
  setDark(dark) {
    this.#view.dispatch({ effects: this.#dark.reconfigure(EditorView.darkTheme.of(dark)) });
  }

  /**
   * @param {Diagnostic[]} diagnostics
   * @param {string} text the text that they speak of
   */
  show(diagnostics, text) {
    this.#linted = text;
    const { doc } = this.#view.state;
    const marks = diagnostics.map((diagnostic) => {
      const from = Math.min(diagnostic.range?.start ?? 0, doc.length);
      return {
        from,
        to: Math.max(from, Math.min(diagnostic.range?.end ?? 0, doc.lineAt(from).to)),
        severity: /** @type {'error' | 'warning' | 'info'} */ (
          diagnostic.severity === 'note' ? 'info' : diagnostic.severity
        ),
        message: diagnostic.message,
        renderMessage: () => render(diagnostic),
        actions: diagnostic.fix ? [{ name: 'Fix', apply: () => this.fix([diagnostic]) }] : [],
      };
    });
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
  }

  /**
   * Shows the changes of fixes, and applies them if the user agrees.
   * @param {Diagnostic[]} diagnostics whose fixes touch no place twice
   */
  fix(diagnostics) {
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

  /** @param {Diagnostic} diagnostic */
  reveal(diagnostic) {
    const length = this.#view.state.doc.length;
    const anchor = Math.min(diagnostic.range?.start ?? 0, length);
    const head = Math.min(diagnostic.range?.end ?? anchor, length);
    this.#view.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    this.#view.focus();
  }

  /**
   * @param {number} offset
   * @returns {{line: number, column: number}} both from 1
   */
  position(offset) {
    const line = this.#view.state.doc.lineAt(Math.min(offset, this.#view.state.doc.length));
    return { line: line.number, column: Math.min(offset, line.to) - line.from + 1 };
  }
}

/** @param {import('@codemirror/view').ViewUpdate} update */
function isReplaced({ changes, transactions, startState }) {
  const { length } = startState.doc;
  let whole = false;
  changes.iterChangedRanges((from, to) => (whole ||= length > 0 && from === 0 && to === length));
  return whole && transactions.some((one) => one.isUserEvent('input') && !one.isUserEvent('input.fix'));
}

/** @param {Diagnostic} diagnostic */
function render(diagnostic) {
  const box = document.createElement('div');
  box.className = 'cm-said';
  for (const [name, text] of /** @type {const} */ ([
    ['p', diagnostic.message],
    ['small', diagnostic.help],
    ['code', diagnostic.code],
  ])) {
    if (!text) continue;
    const part = document.createElement(name);
    part.textContent = text;
    box.append(part);
  }
  return box;
}
