// A keyword that is pointed at, or has the cursor when F1 is pressed, says what it does, and in which revision.
import { syntaxTree } from '@codemirror/language';
import { EditorView, activateHover, closeHoverTooltips, hasHoverTooltips, hoverTooltip } from '@codemirror/view';
import { nameOf, pathTo, placeOf } from './completion.js';
import { element } from './dom.js';
import { describe } from './keywords.js';

/**
 * @param {import('@codemirror/state').EditorState} state
 * @param {number} at
 */
function keywordAt(state, at) {
  const { name: kind, parent, from, to } = syntaxTree(state).resolveInner(at, 1);
  if (kind !== 'PropertyName' || !parent) return undefined;
  const name = nameOf(parent, state);
  const said = describe(name, placeOf(pathTo(parent, state)));
  return said && { name, ...said, from, to };
}

export const keywordHover = hoverTooltip(({ state }, at) => {
  const found = keywordAt(state, at);
  return found ? { pos: found.from, end: found.to, above: true, create: () => ({ dom: box(found.name, found) }) } : null;
});

/** @type {import('@codemirror/view').KeyBinding[]} */
export const keywordKeys = [
  {
    key: 'F1',
    preventDefault: true,
    run(view) {
      const { head } = view.state.selection.main;
      const found = keywordAt(view.state, head) ?? keywordAt(view.state, Math.max(head - 1, 0));
      if (!found) return false;
      activateHover(view, found.from, 1, { tooltip: keywordHover, until: ({ docChanged, selection }) => docChanged || selection !== undefined });
      // A screen reader has no part in what floats over the text.
      view.dispatch({ effects: EditorView.announce.of(`${found.name}: ${found.does}. ${found.since}`) });
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

/**
 * @param {string} name
 * @param {{ does: string, since: string }} said
 */
function box(name, { does, since }) {
  const dom = element('div', 'cm-said cm-keyword');
  const line = element('p');
  line.append(element('b', '', name), `: ${does}`);
  dom.append(line, element('small', '', since));
  return dom;
}
