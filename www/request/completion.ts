// Completes the standard keywords and values of an elicitation request in their places.
import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import { KEYWORDS, type Place } from './keywords.js';
import type { SyntaxNode } from '@lezer/common';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** The keywords of a property by its type. */
const OF_TYPE: Record<string, string[]> = {
  string: ['enum', 'oneOf', 'format', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  boolean: [],
  array: ['items', 'minItems', 'maxItems'],
};
const OF_EVERY_TYPE = ['type', 'title', 'description', 'default'];

const VALUES: Record<string, Record<string, string[]>> = {
  params: { mode: ['form', 'url'] },
  schema: { type: ['object'] },
  property: { type: Object.keys(OF_TYPE), format: ['email', 'uri', 'date', 'date-time'] },
  items: { type: ['string'] },
};

/** Returns the names on the path to a node, the outermost first; `*` stands for an element of an array. */
export function pathTo(node: SyntaxNode, state: EditorState) {
  const path = [];
  for (let at = node.parent; at; at = at.parent) {
    if (at.name === 'Property') path.unshift(nameOf(at, state));
    else if (at.name === 'Array') path.unshift('*');
  }
  return path;
}

export function nameOf(property: SyntaxNode, state: EditorState) {
  const name = property.getChild('PropertyName');
  return name ? state.sliceDoc(name.from + 1, name.to - 1) : '';
}

/** Returns the place of an object by its path. */
export function placeOf(path: string[]): Place | undefined {
  const [parent, last] = [path.at(-2), path.at(-1)];
  if (parent === 'properties') return 'property';
  if (last === 'requestedSchema') return 'schema';
  if (last === 'items' && path.at(-3) === 'properties') return 'items';
  if (last === '*' && (parent === 'oneOf' || parent === 'anyOf')) return 'option';
  return path.length === 0 || last === 'params' ? 'params' : undefined;
}

/** Returns the names of an object with the texts of their values. */
function membersOf(object: SyntaxNode | null, state: EditorState): Map<string, string> {
  const members = (object?.getChildren('Property') ?? []).map((property) => {
    const value = property.lastChild;
    return [nameOf(property, state), value ? state.sliceDoc(value.from, value.to) : ''] as const;
  });
  return new Map(members);
}

function complete({ state, pos }: CompletionContext) {
  const node = syntaxTree(state).resolveInner(pos, -1);
  const property = node.parent;
  if (property?.name !== 'Property' || pos === node.from) return null;
  const isName = node.name === 'PropertyName';
  if (!isName && node.name !== 'String') return null;
  const place = placeOf(pathTo(property, state));
  if (!place) return null;
  const closed = node.to - node.from > 1 && state.sliceDoc(node.to - 1, node.to) === '"';
  const range = { from: node.from + 1, to: closed ? node.to - 1 : node.to, validFor: /^[\w-]*$/ };
  if (!isName)
    return { ...range, options: (VALUES[place]?.[nameOf(property, state)] ?? []).map((label) => ({ label })) };
  const members = membersOf(property.parent, state);
  const type = members.get('type')?.slice(1, -1) ?? '';
  const fitting =
    place === 'property' && Object.hasOwn(OF_TYPE, type)
      ? [...OF_EVERY_TYPE, ...OF_TYPE[type]]
      : Object.keys(KEYWORDS[place]);
  const current = nameOf(property, state);
  const labels = fitting.filter((label) => label === current || !members.has(label));
  return {
    ...range,
    options: labels.map((label, index) => ({
      label,
      detail: KEYWORDS[place][label],
      boost: -index,
      apply: insertName,
    })),
  };
}

const insertName: (view: EditorView, completion: { label: string }, from: number, to: number) => void = (
  view,
  { label },
  from,
  to,
) => {
  const rest = view.state.sliceDoc(to, to + 20);
  const quote = rest.startsWith('"') ? '"' : '';
  const insert = /^"?\s*:/.test(rest) ? label + quote : `${label}": `;
  view.dispatch({
    changes: { from, to: to + quote.length, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input.complete',
  });
};

export const completion = autocompletion({ override: [complete], icons: false });
