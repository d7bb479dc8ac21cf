// The page of every setting, member, event, part, slot, state and token of the element, from its types, its manifest
// and the style sheet.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../common.mjs';
import { customElements, elementApi } from '../build/manifest.mjs';

const code = (text) => `\`${text}\``;
const cell = (text = '') => text.replaceAll('|', '\\|');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const named = (list) =>
  table(
    ['name', 'meaning'],
    list.map(({ name, description }) => [code(name), description]),
  );

/** Returns the default of a token from the style sheet. @param {string} sheet @param {string} name */
function initial(sheet, name) {
  const start = sheet.indexOf(`var(${name},`);
  if (start < 0) return '';
  let [end, depth] = [start + 4, 1];
  for (; depth > 0; end++) depth += { '(': 1, ')': -1 }[sheet[end]] ?? 0;
  return sheet.slice(start + `var(${name},`.length, end - 1).trim();
}

export function reference() {
  const sheet = readFileSync(path.join(root, 'src/component/style.css'), 'utf8');
  const { members, attributes, events, cssParts, slots, cssStates, cssProperties } = customElements(elementApi())
    .modules[0].declarations[0];
  const attributeOf = (name) => attributes.find(({ fieldName }) => fieldName === name)?.name;
  const fields = members.filter(({ kind }) => kind === 'field');
  const settings = fields.filter(({ readonly }) => !readonly);
  const settingRow = ({ name, type, description, default: initial }) => [
    code(name),
    attributeOf(name) ? code(attributeOf(name)) : '',
    code(type.text),
    code(initial ?? 'null'),
    description,
  ];
  const signature = ({ name, parameters = [], return: { type } }) =>
    code(
      `${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type.text}`).join(', ')}): ` +
        `${type.text}`,
    );

  const introduction =
    'All settings, methods, events, parts, states, tokens and slots of `<mcp-elicitation>`, generated from its ' +
    'types. To learn how to use them, read [embed the element](hosts.md), [events and errors](events.md) and ' +
    '[styling](theming.md).';
  const aboutEvents =
    'All events bubble and cross shadow roots. [Events and errors](events.md) explains when each one fires, and ' +
    'which can be cancelled.';
  return `# Reference: the element

${introduction}

## Settings

Each setting is a property. Those with an attribute can also be set in HTML.

${table(['property', 'attribute', 'type', 'default', 'meaning'], settings.map(settingRow))}

## Read-only properties

${table(
  ['property', 'type', 'meaning'],
  fields
    .filter(({ readonly }) => readonly)
    .map(({ name, type, description }) => [code(name), code(type.text), description]),
)}

## Methods

${members
  .filter(({ kind }) => kind === 'method')
  .map((one) => `### ${one.name}\n\n${signature(one)}\n\n${one.description}`)
  .join('\n\n')}

## Events

${aboutEvents}

${table(
  ['event', 'type', 'meaning'],
  events.map(({ name, type, description }) => [code(name), code(type.text), description]),
)}

## Parts

Style a part with \`mcp-elicitation::part(NAME)\`.

${named(cssParts)}

## States

Style a state with \`mcp-elicitation:state(NAME)\`.

${named(cssStates)}

## Tokens

Set these custom properties on the element or an ancestor.

${table(
  ['token', 'type', 'default', 'meaning'],
  cssProperties.map(({ name, syntax, description }) => [
    code(name),
    code(syntax),
    code(initial(sheet, name)),
    description,
  ]),
)}

## Slots

${named(slots)}
`;
}
