// docs/events.md lists all events, and every reason of `elicit-error` and of rejected promises in the package's
// sources.
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { EVENTS } from '../../target/generated/element-lists.js';

const source = new URL('../../pkg/src/', import.meta.url);
const files = (await readdir(source, { recursive: true })).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('cli/'),
);
const texts = await Promise.all(files.map((name) => readFile(new URL(name, source), 'utf8')));
const code = texts.join('\n');
const types = await readFile(new URL('rounds/types.ts', source), 'utf8');
const page = await readFile(new URL('../../docs/events.md', import.meta.url), 'utf8');

const between = (start, end) => page.slice(page.indexOf(start), page.indexOf(end));
/** Returns the rows of a table, each with its cells. */
const rows = (text) =>
  [...text.matchAll(/^\| `([^`]+)` \|(.*)\|$/gm)].map(([, name, rest]) => [
    name,
    rest.split('|').map((cell) => cell.trim()),
  ]);
const matches = (expression) => [...new Set([...code.matchAll(expression)].map(([, name]) => name))];

test('every event, and which can be cancelled', () => {
  const events = rows(between('## Events', '| `reason` |'));
  assert.deepEqual(events.map(([name]) => name).sort(), [...EVENTS].sort());
  const cancelable = matches(/new CustomEvent\('([a-z-]+)',[^)]*\bcancelable: true/g);
  assert.ok(cancelable.length > 0);
  assert.deepEqual(
    events.filter(([, cells]) => cells.at(-1) === 'yes').map(([name]) => name),
    cancelable,
  );
});

test('every kind of elicit-error', () => {
  const kinds = [.../kind: ([^;]+);/.exec(types)[1].matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
  assert.ok(kinds.length > 4);
  assert.deepEqual(
    rows(between('## What `elicit-error`', '## Results that'))
      .map(([name]) => name)
      .sort(),
    kinds.sort(),
  );
  // Kinds that are emitted as literals are all in the types.
  for (const kind of matches(/emit\('elicit-error', \{ kind: '([a-z-]+)'/g)) assert.ok(kinds.includes(kind), kind);
});

test('every code of a diagnostic that the shell makes', () => {
  const codes = matches(/\bcode: '([a-z-]+)'/g).concat(matches(/#report\('([a-z-]+)'/g));
  assert.ok(codes.length > 3);
  // This one is also a lint rule, with its own page.
  for (const name of codes.filter((one) => one !== 'over-limit')) assert.ok(page.includes(`\`${name}\``), name);
});

test('every code of JSON-RPC', () => {
  const codes = matches(/(-32\d{3})\b/g);
  assert.ok(codes.length > 3);
  for (const number of codes) assert.ok(page.includes(number), number);
});

/** Messages that leave the package only inside another error or in an event. */
const INSIDE = {
  'The form did not start': 'the error of elicit-error, kind load',
  '…: …. See docs/hosts.md, "Files beside the script"': 'the same',
  'this schema was freed':
    'a compiled schema is never freed under its user; the check is against a mistake of this package',
  '……': 'the cause of “cannot be written as JSON”',
};

test('every message of an error', () => {
  const creation = /(?:new (?:Type)?Error|failure|new DOMException)\(\s*(?:[\w.[\]]+ \?\? )?/;
  const text = /(?:'((?:[^'\\]|\\.)*)'|`((?:\$\{(?:[^{}`]|`[^`]*`)*\}|[^`])*)`)/;
  const made = [...code.matchAll(new RegExp(creation.source + text.source, 'g'))];
  const messages = [
    ...new Set(made.map(([, plain, template]) => plain ?? template.replace(/\$\{(?:[^{}`]|`[^`]*`)*\}/g, '…'))),
  ];
  assert.ok(messages.length > 15, messages.join('\n'));
  for (const message of messages.filter((one) => !(one in INSIDE))) assert.ok(page.includes(`\`${message}\``), message);
  for (const message of Object.keys(INSIDE)) assert.ok(messages.includes(message), `no longer made: ${message}`);
});
