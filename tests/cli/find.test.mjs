// The requests that lint finds in data, logs, source code and Markdown, with their positions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { find } from '../../pkg/src/cli/finder/find.js';
import { lintText } from '../../pkg/src/cli/findings.js';
import { fixAll } from '../../pkg/src/cli/fix.js';

const GOOD = {
  message: 'Who?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name', description: 'Yours' } } },
};
const request = (id, params) => ({ jsonrpc: '2.0', id, method: 'elicitation/create', params });
const findingsOf = (text) => lintText('file', text, {}).requests.flatMap(({ findings }) => findings);
const codesOf = (text) => findingsOf(text).map(({ code, place, location }) => `${place.line} ${code} ${location}`);

test('finds requests by shape: arrays, lines, logs, rounds, wrapped and bare', () => {
  const bad = { type: 'object', properties: { a: { type: 'string', title: 'A', description: 'A', format: 'mail' } } };
  const params = { message: 'Hi', requestedSchema: bad };
  const round = {
    jsonrpc: '2.0',
    id: 1,
    result: {
      resultType: 'input_required',
      inputRequests: { one: { method: 'elicitation/create', params }, roots: { method: 'roots/list' } },
    },
  };
  const other = { jsonrpc: '2.0', id: 2, method: 'tools/list' };
  const format = 'requestedSchema/properties/a/format';
  assert.deepEqual(codesOf(JSON.stringify(bad)), ['1 unknown-format /properties/a/format']);
  assert.deepEqual(codesOf(JSON.stringify([params, request(1, params)])), [
    `1 unknown-format /0/${format}`,
    `1 unknown-format /1/params/${format}`,
  ]);
  assert.deepEqual(codesOf(JSON.stringify(round)), [`1 unknown-format /result/inputRequests/one/params/${format}`]);
  assert.deepEqual(codesOf(JSON.stringify({ at: 1, message: request(1, params) })), [
    `1 unknown-format /message/params/${format}`,
  ]);
  assert.deepEqual(codesOf([other, request(1, params), round].map((one) => JSON.stringify(one)).join('\n')), [
    `2 unknown-format /params/${format}`,
    `3 unknown-format /result/inputRequests/one/params/${format}`,
  ]);
  const log = [
    `starting`,
    `[12:00] -> ${JSON.stringify(other)}`,
    `2026-01-01 INFO <- ${JSON.stringify(request(7, params))}`,
    'at /a {b}',
    `[12:01] <- ${JSON.stringify(request(7, params))}`,
  ].join('\r\n');
  assert.deepEqual(codesOf(log), [`3 unknown-format /params/${format}`], 'what a log repeats is said once');
  const escaped = `sent: ${JSON.stringify(JSON.stringify(request(7, params)))} to "C:\\"`;
  assert.deepEqual(codesOf(escaped), [`1 unknown-format /params/${format}`]);
  const refused = {
    jsonrpc: '2.0',
    id: 3,
    error: {
      code: -32042,
      message: 'Open it',
      data: { elicitations: [{ mode: 'url', message: 'Sign in', url: 'javascript:1', elicitationId: 'a' }] },
    },
  };
  assert.deepEqual(codesOf(JSON.stringify(refused)), ['1 blocked-scheme /error/data/elicitations/0/url']);
  assert.deepEqual(find(JSON.stringify([other])).requests, []);
});

test('finds JSON on several lines in logs and server-sent events', () => {
  const bad = {
    message: 'Hi',
    requestedSchema: {
      type: 'object',
      properties: { a: { type: 'string', title: 'A', description: 'A', format: 'mail' } },
    },
  };
  const pretty = JSON.stringify(request(7, bad), null, 2);
  const format = 'unknown-format /params/requestedSchema/properties/a/format';
  const event = `event: message\nid: 4\n${pretty.replace(/^/gm, 'data: ')}\n\n`;
  const tight = event.replaceAll('data: ', 'data:').replaceAll('\n', '\r\n');
  const ping = `data: {"jsonrpc":"2.0","id":9,"method":"ping"}\n\n`;
  const last = pretty.split('\n').findIndex((line) => line.includes('"format"')) + 1;
  for (const [text, lines] of [
    [`started\n12:00 received:\n${pretty}\n12:01 done {now}\n`, [last + 2]],
    [`12:00 <- ${pretty} in 3 ms\n12:01 -> {"id":7}\n`, [last]],
    [`${pretty}\n${pretty.replace('Hi', 'Ho')}\n`, [last, last + pretty.split('\n').length]],
    [`INFO tool{call} <- ${JSON.stringify(request(7, bad))}\n`, [1]],
    [event + ping, [last + 2]],
    [ping + tight, [last + 4]],
    [`data: ${JSON.stringify(request(7, bad))}\ndata: ${JSON.stringify(request(8, bad))}\n`, [1, 2]],
  ]) {
    assert.deepEqual(
      codesOf(text),
      lines.map((line) => `${line} ${format}`),
      text,
    );
  }
  // A fix that knows nothing of the prefixes would break the events.
  assert.equal(fixAll(event, {}).text, event);
  const log = `<- ${pretty}\n-> {"id":7}\n`;
  assert.equal(fixAll(log, {}).text, log.replace('"mail"', '"email"'));
});

test('reports a broken line separately, and a syntax error at its position', () => {
  const lines = `${JSON.stringify(GOOD)}\n{"message": "Hi",\n${JSON.stringify(GOOD)}\n`;
  assert.deepEqual(codesOf(lines), ['2 invalid-json ']);
  assert.deepEqual(codesOf('{\n  "message": "Hi",\n  "requestedSchema": {]\n}'), ['3 invalid-json ']);
});

const FIELD = "{ type: 'object', properties: { a: { type: 'string', title: 'A', format: 'mail' } } }";
const DICT = FIELD.replaceAll(/(type|properties|a|title|format):/g, "'$1':");
const WRONG = 'unknown-format /requestedSchema/properties/a/format';
const SOURCES = {
  'two calls, and the schema of a tool': [
    `tool({ inputSchema: ${FIELD} });\nawait elicitInput({ message: \`It's \${1}\`, requestedSchema: ${FIELD} });\n` +
      `await elicitInput({ message: 'a' + "b", requestedSchema: ${FIELD} as const });`,
    [`2 ${WRONG}`, `3 ${WRONG}`],
  ],
  'a schema with a name, and a computed message': [
    `await elicitInput({ message: t('x'), requestedSchema });\nconst requestedSchema: P['requestedSchema'] = ${FIELD};`,
    ['2 unknown-format /properties/a/format'],
  ],
  'a call of Python': [
    `"""It's {one"""\nSCHEMA = ${DICT}\nawait ctx.session.elicit_form("Where?", SCHEMA)  # don't`,
    ['2 unknown-format /properties/a/format'],
  ],
  'texts of Python': [
    `PARAMS = {'message': ('It\\'s '\n  f"{name}"), 'requestedSchema': ${DICT},}\nelicit(PARAMS)`,
    [`2 ${WRONG}`],
  ],
  'Markdown with several blocks': [
    `It's\n\`\`\`ts\nelicitInput({ message: 'a', requestedSchema: ${FIELD} })\n\`\`\`\n\n\`\`\`json\n` +
      `{"message": "a", "requestedSchema": ${FIELD.replaceAll(/(\w+):/g, '"$1":').replaceAll("'", '"')}}\n\`\`\`\n`,
    [`3 ${WRONG}`, `7 ${WRONG}`],
  ],
  'JSON with a comment': [
    `{\n  // why\n  "message": "a", "requestedSchema": ${FIELD.replaceAll(/(\w+):/g, '"$1":').replaceAll("'", '"')}\n}`,
    ['2 invalid-json ', `3 ${WRONG}`],
  ],
  'a recording with JSON in a string': [
    JSON.stringify({ entries: [{ text: JSON.stringify(request(1, GOOD)).replace('"string"', '"strin"') }] }),
    ['1 unknown-type /params/requestedSchema/properties/name'],
  ],
};
for (const [name, [text, codes]] of Object.entries(SOURCES)) {
  test(`finds what is wrong in ${name}`, () => {
    const findings = findingsOf(text);
    assert.deepEqual(codesOf(text), codes);
    for (const { range, code } of findings.filter(({ code }) => code === 'unknown-format'))
      assert.match(text.slice(range.start, range.end), /^['"]mail['"]$/, code);
  });
}

test('names what is no request, and takes nothing for one', () => {
  for (const [value, what] of [
    [{ jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'Unknown tool' } }, /error \(-32602\)/],
    [{ tools: [{ name: 'a', inputSchema: { type: 'object', properties: {} } }] }, /list of tools/],
    [{ jsonrpc: '2.0', id: 1, result: { tools: [] } }, /list of tools/],
    [{ code: -32602, message: 'Unknown tool' }, /error \(-32602\)/],
    [{ name: 'a', inputSchema: { type: 'object', properties: {} } }, /a tool/],
    [{ content: [{ type: 'text', text: 'Booked' }] }, /a result/],
    [[{ jsonrpc: '2.0', id: 1, result: { action: 'decline' } }], /no request in this list/],
    [{ action: 'accept', content: { type: 'object' } }, /an answer.*validate/],
    ['hello', /a text/],
  ]) {
    const { requests, unread } = find(JSON.stringify(value));
    assert.deepEqual(requests, [], JSON.stringify(value));
    assert.match(unread[0].message, what);
  }
});
