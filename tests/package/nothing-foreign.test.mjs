// The shipped code only reaches its own files. The test reads the built files, not the sources.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { textToBytes } from '../../pkg/src/wasm/text-to-bytes.ts';

const dist = path.join(path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url)))), 'pkg/dist');
// The playground is a page of its own, which only the command serves.
const files = readdirSync(dist, { recursive: true })
  .map((name) => String(name).replaceAll(path.sep, '/'))
  .filter((name) => !name.startsWith('playground/'));
// A module stored as text is no script, and may contain any letters.
const texts = files.filter((name) => name.endsWith('/inline.js'));
const scripts = files.filter((name) => name.endsWith('.js') && !texts.includes(name));
const modules = files.filter((name) => name.endsWith('.wasm'));
// The data of a module without WebAssembly, stored as text with its address: word lists, no code.
const DATA = /\b\w+\(\d+,(["'`])(?:\\.|(?!\1)[^\\])*\1\)/gs;
// Two scripts contain the form's module as text: a string that is longer than any other.
const FORM = /"([^"\\]{100000,})"/;
const withForm = scripts.filter((name) => name === 'standalone.js' || name.startsWith('form-inline-'));
const read = (name) => {
  const text = readFileSync(path.join(dist, name), 'utf8');
  if (withForm.includes(name)) return text.replace(FORM, '""');
  return name.startsWith('without-webassembly-') ? text.replaceAll(DATA, '') : text;
};

const NEVER = {
  'code from text':
    /\beval\b|\bFunction\s*\(|\bsetTimeout\(\s*["'`]|\bsetInterval\(\s*["'`]|\bimportScripts\b|javascript:/,
  'a connection': /\b(XMLHttpRequest|WebSocket\w*|EventSource|WebTransport|RTC\w+|sendBeacon|fetchLater)\b/,
  'a worker': /\b(Worker|SharedWorker|serviceWorker)\b/,
  'text as markup':
    /\b(innerHTML|outerHTML|insertAdjacentHTML|setHTML\w*|srcdoc|createContextualFragment|DOMParser|document\.write)\b/,
  'memory that outlives the page': /\b(localStorage|sessionStorage|indexedDB|cookie|cookieStore|caches)\b/,
  'an address that is loaded':
    /\b(prefetch|preconnect|new Image|iframe|window\.open|document\.location|location\.(href|assign|replace))\b/,
};
// A loader's request for its own file, minified: `(x=await fetch(x,y))`, where x is a given or derived address.
const OWN_FETCH = /(\w+) instanceof URL\)&&\(\1=(?:await )?fetch\(\1(?:,\w+)?\)\)/g;

/**
 * The package's command, which no page loads: it reads the addresses of its arguments and starts the official client.
 */
const ofCommand = (name) => name === 'cli.js' || name.endsWith('.cli.js');

/** Returns the forbidden things that a script does. */
function faults(name, code) {
  // The code that stores drafts, loaded only if a host asks for it, uses only the session's storage.
  const own = name.startsWith('draft-')
    ? code.replaceAll(/\bsessionStorage\b(?!\.(?!(get|set|remove)Item\())/g, '')
    : code;
  const uses = Object.entries(NEVER)
    .filter(([, sign]) => sign.test(own))
    .map(([what]) => what);
  if (!ofCommand(name) && /\bfetch\b\s*[(.,;})]/.test(code.replaceAll(OWN_FETCH, ''))) uses.push('a fetch');
  const literals = [...code.matchAll(/\b(?:import|from)\s*\(?\s*(["'`])(.*?)\1/g)].map(([, , address]) => address);
  const other = literals.filter((address) => !address.startsWith('./') && !address.startsWith('../'));
  const known = ofCommand(name)
    ? [
        'mcp-elicitation/lint',
        ...['child_process', 'crypto', 'fs', 'http', 'module', 'path', 'stream', 'string_decoder', 'url', 'util'].map(
          (name) => `node:${name}`,
        ),
      ]
    : name === 'react.js'
      ? ['react']
      : [];
  uses.push(...other.filter((address) => !known.includes(address)).map((address) => `import of ${address}`));
  if (/\bimport\s*\(\s*[^"'`\s]/.test(code)) uses.push('import of what is worked out');
  return uses;
}

test('detects each sign of a request', () => {
  for (const [code, what] of [
    ['a=eval("1")', 'code from text'],
    ['new Function("a")', 'code from text'],
    ['new XMLHttpRequest', 'a connection'],
    ['new WebSocket(a)', 'a connection'],
    ['navigator.sendBeacon(a)', 'a connection'],
    ['new Worker(a)', 'a worker'],
    ['a.innerHTML=b', 'text as markup'],
    ['localStorage.a', 'memory that outlives the page'],
    ['document.createElement("iframe")', 'an address that is loaded'],
    ['fetch("/a")', 'a fetch'],
    ['const f=window.fetch;f(a)', 'a fetch'],
    ['(a=fetch(b))', 'a fetch'],
    ['import("https://a.example/b.js")', 'import of https://a.example/b.js'],
    ['import a from"left-pad"', 'import of left-pad'],
    ['import(a)', 'import of what is worked out'],
  ]) {
    assert.deepEqual(faults('a.js', code), [what], code);
  }
  assert.deepEqual(faults('draft-a.js', 'sessionStorage.setItem(a,b)'), []);
  assert.deepEqual(faults('draft-a.js', 'localStorage.setItem(a,b)'), ['memory that outlives the page']);
  assert.deepEqual(faults('a.js', 'sessionStorage.setItem(a,b)'), ['memory that outlives the page']);
  assert.deepEqual(faults('a.js', '(typeof a=="string"||a instanceof URL)&&(a=await fetch(a));import("./b.js")'), []);
});

test('reaches only files of the package from any script', () => {
  assert.ok(scripts.length > 10);
  const failures = scripts.map((name) => [name, faults(name, read(name))]).filter(([, what]) => what.length > 0);
  assert.deepEqual(failures, []);
});

test('ships a module as one string, equal to its file', () => {
  assert.equal(texts.length, 4);
  const whole = /^export default "([^"\\]*)";\n$/;
  const all = texts.map((name) => [name, whole, modules.find((one) => path.dirname(one) === path.dirname(name))]);
  assert.equal(withForm.length, 2);
  all.push(...withForm.map((name) => [name, FORM, 'form/form_bg.wasm']));
  for (const [name, pattern, module] of all) {
    const [, text] = pattern.exec(readFileSync(path.join(dist, name), 'utf8'));
    assert.ok(readFileSync(path.join(dist, module)).equals(textToBytes(text)), name);
  }
});

test('keeps the command out of everything that a page loads', () => {
  assert.ok(scripts.some(ofCommand));
  for (const name of scripts.filter((one) => !ofCommand(one)))
    assert.doesNotMatch(read(name), /["'`]\.\/(cli|[\w-]+\.cli)\.js["'`]/, name);
});

test('has a file for every address in a script', () => {
  for (const name of scripts.filter((one) => !ofCommand(one))) {
    for (const [, , address] of read(name).matchAll(/new URL\((["'`])([^"'`]*)\1,\s*import\.meta\.url\)/g)) {
      assert.ok(files.includes(path.posix.join(path.posix.dirname(name), address)), `${name}: ${address}`);
    }
    const absolute = [...read(name).matchAll(/(?:https?|wss?):\/\/[\w.-]+/g)].map(([address]) => address);
    // The SVG namespace is a name, not an address; the other one is an example in sentences.
    assert.deepEqual(
      absolute.filter((address) => !['http://www.w3.org', 'https://example.com'].includes(address)),
      [],
      name,
    );
  }
});

const REACHING = /fetch|request|socket|beacon|eval|function_new|newnoargs|open|storage|cookie/i;
/**
 * Returns a module's imports that could reach other servers, by wasm-bindgen's names. `open` is the host's: the card
 * asks it to open an address.
 */
const reaching = (imports) =>
  imports
    .map(({ name }) => name.replace(/^__wbg_|_[0-9a-f]{16}$/g, ''))
    .filter((one) => !['open', 'requestAnimationFrame'].includes(one) && REACHING.test(one));

test('imports only its own glue in the JavaScript used without WebAssembly', () => {
  const made = path.join(path.dirname(path.dirname(dist)), 'target/wasm/without-webassembly/card_bg.wasm');
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(made)));
  assert.ok(imports.length > 100);
  assert.deepEqual(
    imports.filter(({ module, kind }) => module !== './card_bg.js' || kind !== 'function'),
    [],
  );
  assert.deepEqual(reaching(imports), []);
});

test('imports only its own glue in a module', () => {
  assert.ok(modules.length >= 4);
  for (const name of modules) {
    const read = (file) => WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(file)));
    // Shipped modules have short names: the build stores the original names in the same order.
    const made = path.join(path.dirname(path.dirname(dist)), 'target/wasm', path.dirname(name));
    const names = JSON.parse(readFileSync(path.join(made, 'names.json'), 'utf8')).imports;
    const before = read(path.join(made, path.basename(name)));
    const short = names.length > 0;
    const imports = read(path.join(dist, name)).map((one) => {
      const [module, long] = short
        ? (names.find(([, , now]) => one.module === 'a' && now === one.name) ?? ['?', '?'])
        : [one.module, one.name];
      return { module, name: long, kind: one.kind };
    });
    const glue = `./${path.basename(name, '.wasm')}.js`;
    const foreign = imports.filter(
      ({ module, kind, name }) => module !== glue || kind !== 'function' || !before.some((one) => one.name === name),
    );
    assert.deepEqual(foreign, [], name);
    assert.deepEqual(reaching(imports), [], name);
  }
});

test('lists the hashes of the files', () => {
  const hashes = JSON.parse(read('integrity.json'));
  assert.deepEqual(Object.keys(hashes).sort(), [...scripts, ...texts, ...modules].sort());
  for (const [name, hash] of Object.entries(hashes)) {
    assert.equal(
      hash,
      `sha384-${createHash('sha384')
        .update(readFileSync(path.join(dist, name)))
        .digest('base64')}`,
      name,
    );
  }
});

test('names no folder of the build machine in any shipped file', () => {
  const folders = [path.dirname(path.dirname(dist)), process.env.HOME, process.env.CARGO_HOME].filter(
    (folder) => folder && folder.length > 3,
  );
  for (const name of [...files.filter((file) => /\.(js|wasm|map|json|d\.ts)$/.test(file))]) {
    const bytes = readFileSync(path.join(dist, name));
    assert.deepEqual(
      folders.filter((folder) => bytes.includes(`${folder}/`)),
      [],
      name,
    );
  }
});
