// Explains a keyword under the pointer, or at the cursor when F1 is pressed: its meaning and its revision.
import { syntaxTree } from '@codemirror/language';
import {
  EditorView,
  activateHover,
  closeHoverTooltips,
  hasHoverTooltips,
  hoverTooltip,
  type KeyBinding,
} from '@codemirror/view';
import { nameOf, pathTo, placeOf } from './completion.js';
import { element } from '../page/dom.js';
import { describe } from './keywords.js';
import type { EditorState } from '@codemirror/state';

function keywordAt(state: EditorState, at: number) {
  const { name: kind, parent, from, to } = syntaxTree(state).resolveInner(at, 1);
  if (kind !== 'PropertyName' || !parent) return undefined;
  const name = nameOf(parent, state);
  const description = describe(name, placeOf(pathTo(parent, state)));
  return description && { name, ...description, from, to };
}

export const keywordHover = hoverTooltip(({ state }, at) => {
  const keyword = keywordAt(state, at);
  if (!keyword) return null;
  const dom = box(keyword.name, keyword);
  return {
    pos: keyword.from,
    end: keyword.to,
    create: (view) => ({ dom, getCoords: (pos) => beside(view, pos, dom) }),
  };
});

/** The explanation is next to the text, in its line or one of the next, and takes this many rows. */
const ROWS = 5;
const NEXT = 3;
const WIDE = 260;
const NARROWEST = 160;
const APART = 16;

/**
 * Finds the place to the right of all words in the lines that it may cover.
 * @param dom is resized to that place
 */
function beside(view: EditorView, pos: number, dom: HTMLElement) {
  const { doc } = view.state;
  const first = doc.lineAt(pos).number;
  const end = view.scrollDOM.getBoundingClientRect().right;
  let best = { left: end, top: 0 };
  for (let number = first; number <= Math.min(first + NEXT, doc.lines) && end - best.left < WIDE; number += 1) {
    let left = APART;
    for (let row = number; row <= Math.min(number + ROWS, doc.lines); row += 1)
      left = Math.max(left, widest(view, doc.line(row)) + APART);
    const top = view.coordsAtPos(doc.line(number).from)?.top;
    if (top !== undefined && left < best.left) best = { left, top };
  }
  const { left, top } = best;
  // Without room, it is shown below the word.
  if (end - left < NARROWEST) return view.coordsAtPos(pos) ?? { left: 0, right: 0, top: 0, bottom: 0 };
  dom.style.maxInlineSize = `${Math.floor(end - left)}px`;
  return { left, right: left, top, bottom: top };
}

/** Returns the right edge of a line, including its wrapped rows. */
function widest(view: EditorView, { from, to }: { from: number; to: number }) {
  const end = view.coordsAtPos(to);
  const start = view.coordsAtPos(from);
  if (!end || !start) return 0;
  return end.top > start.bottom ? view.contentDOM.getBoundingClientRect().right : end.right;
}

export const keywordKeys: KeyBinding[] = [
  {
    key: 'F1',
    preventDefault: true,
    run(view) {
      const { head } = view.state.selection.main;
      const keyword = keywordAt(view.state, head) ?? keywordAt(view.state, Math.max(head - 1, 0));
      if (!keyword) return false;
      activateHover(view, keyword.from, 1, {
        tooltip: keywordHover,
        until: ({ docChanged, selection }) => docChanged || selection !== undefined,
      });
      // A screen reader cannot see the floating text.
      view.dispatch({ effects: EditorView.announce.of(`${keyword.name}: ${keyword.does}. ${keyword.since}`) });
      return true;
    },
  },
  {
    key: 'Escape',
    run(view) {
      if (!hasHoverTooltips(view.state)) return false;
      view.dispatch({ effects: closeHoverTooltips });
      return true;
    },
  },
];

function box(name: string, { does, since }: { does: string; since: string }) {
  const dom = element('div', 'cm-note cm-keyword');
  const line = element('p');
  line.append(element('b', '', name), `: ${does}`);
  dom.append(line, element('small', '', since));
  return dom;
}
