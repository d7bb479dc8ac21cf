// `lint --fix` preserves the layout of a file, and writes no file outside its folder.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { command, file, folder, run } from './command.mjs';

/** Returns the fixed version of a text. */
async function fixed(text) {
  const name = file('layout.json', text);
  const { code, stderr } = await run(['lint', '--fix', name]);
  assert.ok(code < 2, stderr);
  return readFileSync(path.join(folder, name), 'utf8');
}
/** A request with a mistake for each kind of fix that inserts text. */
const property = { enum: ['a', 'b'], enumNames: ['A', 'B'] };
const REQUEST = {
  message: 'Where to?',
  requestedSchema: {
    properties: {
      mail: { type: 'string', format: 'mail' },
      kind: { type: 'string', ...property },
      x: { minLength: 1 },
      nick: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null, title: 'Nick' },
      list: { $ref: '#/$defs/list' },
    },
    required: ['mail', 'mail', 'kind'],
    $defs: { list: { type: 'array', items: { type: 'string', enum: ['x', 'y'] } } },
  },
};
const rest = { mcp: { type: 'object' } };

for (const [about, indent, newline, end] of [
  ['two spaces', '  ', '\n', '\n'],
  ['four spaces and CRLF', '    ', '\r\n', '\r\n'],
  ['tabs and no line break at the end', '\t', '\n', ''],
  ['one line, minified', '', '\n', ''],
]) {
  test(`keeps the layout of a program's output: ${about}`, async () => {
    for (const bom of ['', '\uFEFF']) {
      const text = bom + JSON.stringify({ ...REQUEST, _meta: rest }, null, indent).replaceAll('\n', newline) + end;
      const written = await fixed(text);
      assert.notEqual(written, text);
      const value = JSON.parse(written.replace(/^\uFEFF/, ''));
      assert.equal(written, bom + JSON.stringify(value, null, indent).replaceAll('\n', newline) + end);
      assert.equal(value.requestedSchema.properties.mail.format, 'email');
    }
  });
}

test('keeps lines, spaces and numbers of handwritten JSON', async () => {
  const text = `{
    "message" : "Where to?",

    "requestedSchema" : { "type" : "object", "properties" : {
        "mail" : { "type" : "string", "format" : "mail", "minLength" : 1.0 },
        "kind" : { "type" : "string",
                   "enum" : [ "a",
                              "b" ], "enumNames" : [ "A", "B" ] },
        "x" : { "minLength" : 1 }
    } }
}


`;
  const written = await fixed(text);
  assert.match(
    written,
    /^ {4}"message" : "Where to\?",\n\n {4}"requestedSchema" : \{ "type" : "object", "properties" : \{\n/m,
  );
  assert.match(written, /^ {8}"mail" : \{ "type" : "string", "format" : "email", "minLength" : 1\.0 \},$/m);
  assert.match(written, /^ {8}"x" : \{ "type" : "string", "minLength" : 1, "title" : "X" \}$/m);
  assert.match(written, /\n {4}\} \}\n\}\n\n\n$/);
  assert.ok(!written.includes('":'), 'a blank is before each colon');
});

test('keeps a log entry on one line', async () => {
  const line = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: REQUEST });
  const text = `12:00 start\r\n12:01 <- ${line}\r\n12:02 end\r\n`;
  const written = await fixed(text);
  assert.match(written, /^12:00 start\r\n12:01 <- \{.*\}\r\n12:02 end\r\n$/);
  const json = written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1);
  assert.equal(json, JSON.stringify(JSON.parse(json)));
});

test('reads through a symbolic link only within the folder', async () => {
  const inside = path.join(folder, 'repository');
  mkdirSync(path.join(inside, 'real'), { recursive: true });
  mkdirSync(path.join(folder, 'outside'));
  const text = JSON.stringify(REQUEST);
  for (const name of ['outside/x.json', 'repository/real/y.json']) writeFileSync(path.join(folder, name), text);
  symlinkSync('../outside/x.json', path.join(inside, 'out.json'));
  symlinkSync('../outside', path.join(inside, 'elsewhere'));
  symlinkSync('real/y.json', path.join(inside, 'in.json'));
  for (const name of ['out.json', 'elsewhere', 'elsewhere/*.json', path.join(inside, 'out.json')]) {
    for (const options of [[], ['--fix'], ['--format', 'github']]) {
      const { code, stdout, stderr } = await run(['lint', ...options, name], { cwd: inside });
      assert.deepEqual([code, stdout], [2, ''], name);
      assert.match(stderr, /: a symbolic link leads out of the folder, so it is not read/);
      assert.equal(readFileSync(path.join(folder, 'outside/x.json'), 'utf8'), text);
    }
  }
  assert.match((await run(['lint', path.join(inside, 'out.json')], { cwd: folder })).stdout, /unknown-format/);
  assert.match(
    execFileSync(
      'bash',
      ['-c', `"$0" "$1" lint --format agent <(cat "$2")`, process.execPath, command, 'real/y.json'],
      {
        cwd: inside,
        encoding: 'utf8',
      },
    ),
    /unknown-format/,
  );
  const { stderr } = await run(['lint', '--fix', 'in.json'], { cwd: inside });
  assert.match(stderr, /^in\.json: \d+ fixed/);
  assert.notEqual(readFileSync(path.join(inside, 'real/y.json'), 'utf8'), text);
});

test('reads the levels of rules through no symbolic link out of the folder', async () => {
  const inside = path.join(folder, 'linked-levels');
  mkdirSync(inside);
  file('secret.txt', 'the first line of a secret');
  symlinkSync('../secret.txt', path.join(inside, 'mcp-elicitation.json'));
  const { code, stderr } = await run(['lint', '-'], { cwd: inside, input: JSON.stringify(REQUEST) });
  assert.equal(code, 2);
  assert.equal(stderr.trim(), 'mcp-elicitation.json: a symbolic link leads out of the folder, so it is not read');
});
