// Highlights the lines of a field in the request, and the field of the lines at the cursor.
import { syntaxTree } from '@codemirror/language';
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { nameOf, pathTo } from '../request/completion.js';

const point = StateEffect.define<{ from: number; to: number } | undefined>();
const line = Decoration.line({ class: 'cm-pointed' });

const lines = StateField.define({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    let next = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(point)) continue;
      next = Decoration.none;
      if (!effect.value) continue;
      const starts = [];
      for (let at = effect.value.from; at <= effect.value.to; at = state.doc.lineAt(at).to + 1)
        starts.push(line.range(state.doc.lineAt(at).from));
      next = Decoration.set(starts);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Returns the names of the properties in a path of the request, the outermost first. */
const propertiesIn = (path: string[]) => path.filter((_, at) => path[at - 1] === 'properties');

/** @param moved is called with the names of the property in whose schema the cursor is */
export function pointed(moved: (names: string[]) => void): Extension {
  let before = '';
  const listener = EditorView.updateListener.of(({ state, selectionSet, docChanged, focusChanged, view }) => {
    if (!selectionSet && !docChanged && !focusChanged) return;
    const names = view.hasFocus
      ? propertiesIn(pathTo(syntaxTree(state).resolveInner(state.selection.main.head, -1), state))
      : [];
    const now = JSON.stringify(names);
    if (now !== before) moved(names);
    before = now;
  });
  return [lines, listener];
}

export class Pointing {
  #stage;
  #card;
  #view;
  #sheet = new CSSStyleSheet();
  #focused: string[] = [];

  /** @param stage the element that scrolls */
  constructor(stage: HTMLElement, card: HTMLElement, view: EditorView) {
    this.#stage = stage;
    this.#card = card;
    this.#view = view;
    // Focus events between two fields do not leave the shadow root.
    const fields = card.shadowRoot ?? card;
    fields.addEventListener('focusin', (event) => this.#toLines((this.#focused = namesOf(event)), true));
    fields.addEventListener('focusout', () => this.#toLines((this.#focused = []), false));
    fields.addEventListener('pointerover', (event) => this.#toLines(namesOf(event), false));
    card.addEventListener('pointerleave', () => this.#toLines([], false));
  }

  /** Outlines the field of a property, which is named after the objects that contain it. */
  toField(names: string[]) {
    const root = this.#card.shadowRoot;
    if (!root) return;
    const selector = names.map((name) => `[data-property="${CSS.escape(name)}"]`).join(' ');
    this.#sheet.replaceSync(
      names.length ? `${selector} { outline: 2px solid Highlight; outline-offset: 4px; border-radius: 4px; }` : '',
    );
    if (!root.adoptedStyleSheets.includes(this.#sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#sheet];
    const field = names.length ? root.querySelector(selector) : null;
    if (!field) return;
    const [inner, outer] = [field.getBoundingClientRect(), this.#stage.getBoundingClientRect()];
    const room = 16;
    if (inner.top < outer.top + room) this.#stage.scrollTop += inner.top - outer.top - room;
    else if (inner.bottom > outer.bottom - room)
      this.#stage.scrollTop += Math.min(inner.bottom - outer.bottom + room, inner.top - outer.top - room);
  }

  /**
   * Marks the lines of a field; without names, those of the focused field.
   * @param scrolls scrolls the lines into view
   */
  #toLines(names: string[], scrolls: boolean) {
    const targets = names.length ? names : this.#focused;
    const range = targets.length ? this.#find(targets) : undefined;
    const effects: StateEffect<unknown>[] = [point.of(range)];
    if (range && scrolls) effects.push(EditorView.scrollIntoView(range.from, { y: 'center' }));
    this.#view.dispatch({ effects });
  }

  #find(names: string[]): { from: number; to: number } | undefined {
    const { state } = this.#view;
    const text = JSON.stringify(names);
    let range: { from: number; to: number } | undefined;
    syntaxTree(state).iterate({
      enter({ name, node }) {
        if (range || name !== 'Property' || nameOf(node, state) !== names.at(-1)) return !range;
        const path = [...pathTo(node, state), nameOf(node, state)];
        if (path.at(-2) === 'properties' && JSON.stringify(propertiesIn(path)) === text)
          range = { from: node.from, to: node.to };
        return !range;
      },
    });
    return range;
  }
}

function namesOf(event: Event) {
  const fields = event.composedPath().filter((one) => one instanceof HTMLElement && one.dataset.property !== undefined);
  return fields.map((field) => String((field as HTMLElement).dataset.property)).reverse();
}
