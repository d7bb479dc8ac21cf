// A keyword that is pointed at says what it does, and in which revision.
import { syntaxTree } from '@codemirror/language';
import { hoverTooltip } from '@codemirror/view';
import { nameOf, pathTo, placeOf } from './completion.js';
import { element } from './dom.js';
import { describe } from './keywords.js';

export const keywordHover = hoverTooltip(({ state }, at) => {
  const node = syntaxTree(state).resolveInner(at, 1);
  if (node.name !== 'PropertyName' || !node.parent) return null;
  const name = nameOf(node.parent, state);
  const said = describe(name, placeOf(pathTo(node.parent, state)));
  if (!said) return null;
  return { pos: node.from, end: node.to, above: true, create: () => ({ dom: box(name, said) }) };
});

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
