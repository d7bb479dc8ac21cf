// Requests in other texts: logs and recordings, exports of the playground, source code; and texts without requests.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../request/paste.js';

const PARAMS = {
  message: 'Where to?',
  requestedSchema: { type: 'object', properties: { city: { type: 'string', title: 'City' } }, required: ['city'] },
};
const REQUEST = { jsonrpc: '2.0', id: 7, method: 'elicitation/create', params: PARAMS };
const OTHER = { ...REQUEST, id: 8, params: { ...PARAMS, message: 'And back?' } };
const RESULT = { jsonrpc: '2.0', id: 1, result: { tools: [] } };
const lines = (...all) => all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
const URL_PARAMS = { mode: 'url', elicitationId: 'e1', url: 'https://example.com/', message: 'Sign in?' };

const WRAPPED = {
  'JSON lines': [lines(RESULT, REQUEST, OTHER), REQUEST, 2],
  'a log': [
    lines('12:00:01 INFO starting', `12:00:02 DEBUG -> ${JSON.stringify(REQUEST)}`, '12:00:03 INFO done'),
    REQUEST,
    1,
  ],
  'one line of a log': [`12:00:02 DEBUG -> ${JSON.stringify(REQUEST)}`, REQUEST, 1],
  'server-sent events': [
    lines(
      'event: message',
      'id: 3',
      `data: ${JSON.stringify(REQUEST)}`,
      '',
      'event: message',
      `data: ${JSON.stringify(RESULT)}`,
      '',
    ),
    REQUEST,
    1,
  ],
  'one event': [`data: ${JSON.stringify(REQUEST)}\n\n`, REQUEST, 1],
  'a log with JSON on several lines': [
    lines('12:00 received:', JSON.stringify(REQUEST, null, 2), '12:01 done'),
    REQUEST,
    1,
  ],
  'a line of a log that goes on behind its JSON': [`-> ${JSON.stringify(REQUEST)} (3 ms)\ndone`, REQUEST, 1],
  'an array of messages': [JSON.stringify([RESULT, REQUEST, OTHER], null, 2), REQUEST, 2],
  'its own export': [
    lines(
      { at: '2026-11-25T10:00:00Z', direction: 'sent', message: RESULT },
      { at: '2026-11-25T10:00:01Z', direction: 'received', message: REQUEST },
    ),
    REQUEST,
    1,
  ],
  'an export of one line': [lines({ at: '2026-11-25T10:00:01Z', direction: 'received', message: REQUEST }), REQUEST, 1],
  'an error -32042': [
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32042, message: 'Sign in first', data: { elicitations: [URL_PARAMS] } },
    }),
    URL_PARAMS,
    1,
  ],
  'an error -32042 in a log': [
    lines(
      '< error',
      `< ${JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        error: { code: -32042, message: 'Sign in first', data: { elicitations: [URL_PARAMS] } },
      })}`,
    ),
    URL_PARAMS,
    1,
  ],
  'a HAR-like recording': [
    JSON.stringify({ log: { entries: [{ response: RESULT }, { response: REQUEST }] } }),
    REQUEST,
    1,
  ],
};
for (const [name, [text, request, count]] of Object.entries(WRAPPED)) {
  test(`finds the request in ${name}, and its position`, () => {
    const { text: requestText, causes, place, isPart } = understand(text);
    assert.deepEqual(JSON.parse(requestText), request);
    assert.equal(causes.length, count);
    assert.ok(isPart);
    const at = place({ start: 0, end: requestText.length });
    assert.equal(text.slice(at.start, at.end), requestText);
    assert.deepEqual(JSON.parse(causes[0].fix.edits[0].text), request);
  });
}

test('finds the request in an event with JSON on several lines, and its position', () => {
  const event = `id: 3\n${JSON.stringify(REQUEST, null, 2).replace(/^/gm, 'data: ')}\n\n`;
  const { text: requestText, causes, place, isPart } = understand(event);
  assert.deepEqual(JSON.parse(requestText), REQUEST);
  assert.equal(isPart, false, 'an edit that knows nothing of the prefixes would break the event');
  const at = requestText.indexOf('"message"');
  assert.equal(event.slice(place({ start: at, end: at }).start).startsWith('"message"'), true);
  assert.deepEqual(JSON.parse(causes[0].fix.edits[0].text), REQUEST);
});

test('leaves a plain request alone', () => {
  for (const value of [
    REQUEST,
    PARAMS,
    PARAMS.requestedSchema,
    URL_PARAMS,
    { inputRequests: { a: REQUEST } },
    { jsonrpc: '2.0', id: 1, result: { inputRequests: { a: REQUEST }, requestState: 'x' } },
  ]) {
    assert.deepEqual(understand(JSON.stringify(value, null, 2)), { causes: [] });
  }
});

const LITERAL = `{
  message: 'Where to?', // the question
  requestedSchema: {
    type: 'object' as const,
    properties: { city: { type: 'string', title: "City" } },
    required: ['city'],
  },
}`;
const SOURCES = {
  'server.elicitInput':
    `server.tool('book', async () => {\n  const result = await server.elicitInput(${LITERAL});\n` +
    `  if (result.action !== 'accept') return { content: [] };\n});`,
  'elicitInput with options': `await server.server.elicitInput(${LITERAL}, { timeout: 60_000 })`,
  'as const': `export const request = ${LITERAL} as const;`,
  satisfies: `const request = ${LITERAL} satisfies ElicitRequestFormParams;\nawait ctx.mcpReq.elicitInput(request);`,
  'a schema of its own':
    "const requestedSchema = {\n  type: 'object',\n  properties: { city: { type: 'string', title: 'City' } },\n" +
    "  required: ['city'],\n} as const;\nawait server.elicitInput({ message: 'Where to?', requestedSchema });",
  'a schema by another name':
    "const schema: Schema = { type: 'object', properties: { city: { type: 'string', title: 'City' } }, required: " +
    "['city'] };\nconst ask = 'Where to?';\nawait server.elicitInput({ message: ask, requestedSchema: schema });",
  'a template': LITERAL.replace("'Where to?'", '`Where to?`').replace(/^/, 'elicit(').concat(')'),
  'a Python dict':
    "PARAMS = {\n    'message': 'Where to?',  # the question\n    'requestedSchema': {'type': 'object', " +
    "'properties': {'city': {'type': 'string', 'title': 'City'}}, 'required': ['city']},\n}\n\n" +
    'async def book(ctx):\n    return await ctx.session.send_request(PARAMS)\n',
};
for (const [name, source] of Object.entries(SOURCES)) {
  test(`extracts the request from source code: ${name}`, () => {
    const { text, causes, place } = understand(source);
    assert.deepEqual(JSON.parse(text), PARAMS);
    assert.equal(causes[0].severity, 'note');
    if (name.includes('schema')) return;
    const at = place({ start: text.indexOf('"City"'), end: text.indexOf('"City"') + 6 });
    assert.match(source.slice(at.start, at.end), /^["']City["']$/);
  });
}

test('extracts the schema from a call with a computed message', () => {
  const { text } = understand(
    `await server.elicitInput({ message: t('where', user), requestedSchema: { type: 'object', ` +
      `properties: { city: { type: 'string' } } } });`,
  );
  assert.deepEqual(JSON.parse(text), { type: 'object', properties: { city: { type: 'string' } } });
});

const NONE = {
  'ctx.elicit with a type': [
    'result = await ctx.elicit("Where to?", response_type=str)\n',
    /makes its request when it runs.*--record/,
  ],
  'ctx.elicit with a model': ['result = await ctx.elicit(message="Where to?", schema=Trip)\n', /--record/],
  'elicitInput of names': ['const result = await server.elicitInput(makeRequest(user));', /--record/],
  rmcp: ['let trip = peer.elicit::<Trip>("Where to?").await?;', /--record/],
  'the C# SDK': [
    'var trip = await server.ElicitAsync<Trip>("Where to?");\n' +
      'var two = new ElicitRequestParams { Message = "Hi", RequestedSchema = new() };',
    /--record/,
  ],
  'the Java SDK': ['exchange.createElicitation(ElicitRequest.builder().message("Where to?").build());', /--record/],
  'a dict that is made': [
    "PARAMS = {'message': 'Where to?', 'requestedSchema': dict(type='object', properties=FIELDS)}",
    /--record/,
  ],
  'a pydantic model': ['class Trip(BaseModel):\n    city: str\n', /Trip\.model_json_schema\(\)/],
  'a dataclass': ['@dataclass\nclass Trip:\n    city: str\n    nights: int = 1\n', /dataclass.*TypeAdapter\(Trip\)/],
  'a typed dict': ['class Trip(TypedDict):\n    city: str\n', /TypeAdapter\(Trip\)/],
  'a zod schema': ['export const trip = z.object({ city: z.string() });', /z\.toJSONSchema\(trip\)/],
  'a TypeBox schema': ['const Trip = Type.Object({ city: Type.String() })', /TypeBox.*JSON\.stringify\(Trip\)/],
  'a Rust struct': ['#[derive(Deserialize, JsonSchema)]\nstruct Trip {\n    city: String,\n}', /schema_for!\(Trip\)/],
  YAML: [
    'message: Where to?\nrequestedSchema:\n  type: object\n  properties:\n    city:\n      type: string\n',
    /YAML.*js-yaml/,
  ],
  'a document of YAML': ['# the question\n---\ntype: object\nproperties:\n  city: { type: string }\n', /YAML/],
  curl: [
    `curl -s http://localhost:3000/mcp -H 'content-type: application/json' -d ` +
      `'{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
    /Take what it prints/,
  ],
};
for (const [name, [text, pattern]] of Object.entries(NONE)) {
  test(`says what to paste instead of ${name}, and repairs nothing`, () => {
    const { text: requestText, causes } = understand(text);
    assert.equal(requestText, undefined);
    assert.equal(causes.length, 1);
    assert.match(causes[0].message, pattern);
    assert.equal(causes[0].fix, undefined);
  });
}

test('offers only repairs that give a request', () => {
  for (const text of [
    "['a', 'b',]",
    '{ name: "Ada", }',
    '# A heading\n\nSome words, and `code`.\n',
    'type = "object"\n[properties]\n',
    '<form>{city}</form>',
    'hello, world',
    "{'a': 1}",
  ]) {
    const { text: requestText, causes } = understand(text);
    assert.equal(requestText, undefined, text);
    assert.ok(
      causes.every(({ fix }) => !fix),
      text,
    );
  }
});

test('reads long texts without a request to their end', () => {
  for (const text of [
    '{"a":['.repeat(50_000),
    `x = ${'{properties: '.repeat(20_000)}`,
    `${JSON.stringify(RESULT)}\n`.repeat(5_000),
    'a: '.repeat(100_000),
    '{properties: [a]} '.repeat(20_000),
  ])
    assert.equal(understand(text).text, undefined);
});
