// Splits a module by what an exercise of it runs and reads: into a first part, which can do that exercise, and the rest.
// Both share one memory and one table: the rest imports what it calls of the first part, and puts its own functions where
// the first part calls them. Until the rest is there, such a call traps.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './common.mjs';

const FEATURES = ['reference-types', 'bulk-memory', 'mutable-globals', 'sign-ext', 'nontrapping-float-to-int', 'multivalue'];
/** What the rest imports of the first part comes from a module of this name, under numbers. */
const FIRST = '0';
/** Shorter runs of bytes stay where they are: a segment of its own has a price too. */
const RUN = 64;
/** A name in the text format. Locals look the same; where one is taken for a function, a name too much is shared. */
const NAME = /\$(?:"(?:[^"\\]|\\.)*"|[^\s()]+)/g;

/**
 * @typedef {{ kind: string, name?: string, lines: string[] }} Form a form of the text format, as wasm-dis writes it
 * @typedef {(wasm: Uint8Array, told: WebAssembly.Imports, memory: { buffer: ArrayBuffer }) => Promise<void>} Exercise runs the
 * module with the imports `told` beside its own; `memory.buffer` must be the module's by the time it calls them
 */

/**
 * @param {string} file the module, its functions named
 * @param {string} work where to put what is made on the way
 * @param {Exercise} exercise
 * @returns {Promise<{ first: Uint8Array, rest: Uint8Array }>}
 */
export async function split(file, work, exercise) {
  const text = path.join(work, 'named.wat');
  run('wasm-dis', [file, '-o', text]);
  const module = parse(readFileSync(text, 'utf8'));
  const { ran, read } = await record(module, work, exercise);
  const [first, rest] = divide(module, ran, read);
  return { first: assemble(first, path.join(work, 'first'), ['-Oz']), rest: assemble(rest, path.join(work, 'rest'), ['-Oz']) };
}

/** @param {string} text @returns {Form[]} */
function parse(text) {
  const forms = [];
  for (const line of text.split('\n').slice(1, -1)) {
    if (line.startsWith(' (')) forms.push([line]);
    else if (line !== ')') forms.at(-1).push(line);
  }
  return forms.map((lines) => form(/^ \((\w+)/.exec(lines[0])[1], lines));
}

/** @returns {Form} */
function form(kind, lines) {
  return { kind, lines, name: kind === 'export' ? undefined : lines[0].match(NAME)?.[0] };
}

/** The names of the functions that run, and the addresses that are read, by the module or by its glue. */
async function record(module, work, exercise) {
  const functions = module.filter(({ kind }) => kind === 'func');
  const telling = module.map((one) => {
    const index = functions.indexOf(one);
    if (index < 0) return one;
    const body = one.lines.findIndex((line, at) => at > 0 && !line.startsWith('  (local '));
    const lines = one.lines.map((line) => line.replace('(memory.copy', '(call $copy'));
    return { ...one, lines: lines.toSpliced(body, 0, `  (call $ran (i32.const ${index}))`) };
  });
  const told = (name, params) => form('import', [` (import "split" "${name}" (func $${name} (param ${params})))`]);
  telling.splice(module.findLastIndex(({ kind }) => kind === 'import') + 1, 0, told('ran', 'i32'), told('copy', 'i32 i32 i32'));

  const [ran, read, memory] = [new Set(), new Set(), { buffer: new ArrayBuffer(0) }];
  const mark = (from, size) => {
    for (let at = from; at < from + size; at++) read.add(at);
  };
  const split = {
    ran: (index) => ran.add(functions[index].name),
    copy(to, from, size) {
      mark(from, size);
      new Uint8Array(memory.buffer).copyWithin(to, from, from + size);
    },
  };
  // What --instrument-memory tells: of a load its size and address; everything else it only passes through.
  const load = (id, size, offset, at) => {
    mark(at + offset, size);
    return at;
  };
  const through = (name) => (...given) => (name.includes('_ptr') ? given[3] : given[1]);
  const env = new Proxy({}, { get: (_, name) => (name === 'load_ptr' ? load : through(name)) });
  const { decode } = TextDecoder.prototype;
  TextDecoder.prototype.decode = function (bytes, ...options) {
    if (bytes?.buffer === memory.buffer) mark(bytes.byteOffset, bytes.byteLength);
    return decode.call(this, bytes, ...options);
  };
  await exercise(assemble(telling, path.join(work, 'telling'), ['--instrument-memory']), { split, env }, memory);
  TextDecoder.prototype.decode = decode;
  return { ran, read };
}

/** @returns {[Form[], Form[]]} */
function divide(module, ran, read) {
  const of = (kind) => module.filter((one) => one.kind === kind);
  const isFirst = ({ name }) => ran.has(name);
  const [early, late] = [of('func').filter(isFirst), of('func').filter((one) => !isFirst(one))];
  const later = new Set(late.map(({ name }) => name));
  const [table] = of('table');
  const [elements] = of('elem');
  const known = ['type', 'import', 'global', 'memory', 'data', 'table', 'elem', 'export', 'func'];
  const strange = module.find(({ kind }) => !known.includes(kind));
  if (strange || of('elem').length > 1 || !/^ \(elem \S+ \(table \S+\) \(i32\.const 1\) func /.test(elements.lines[0])) {
    throw new Error(`This module is of a shape that is not known here: ${(strange ?? elements).lines[0].slice(0, 80)}`);
  }
  const slots = elements.lines[0].replace(/^.*?\(i32\.const 1\) func /, '').match(NAME);

  // Where the first part calls a function of the rest, that gets a place in the table.
  let size = Number(/ (\d+) \d+ funcref/.exec(table.lines[0])[1]);
  const placed = new Map();
  for (const name of named(early)) if (later.has(name) && !placed.has(name)) placed.set(name, size++);
  const enlarged = ({ lines: [line] }) => line.replace(/\d+ \d+ funcref/, `${size} ${size} funcref`);
  const element = (at, names) => form('elem', [` (elem (table ${table.name}) (i32.const ${at}) func ${names.join(' ')})`]);
  const stub = ({ name, lines: [head] }) => {
    const type = head.slice(head.indexOf(name) + name.length).replace(/\(param \S+/g, '(param');
    const given = [...head.matchAll(/\(param (\S+) /g)].map(([, parameter]) => `(local.get ${parameter})`);
    return form('func', [head, `  (call_indirect ${table.name}${type} ${given.join(' ')} (i32.const ${placed.get(name)}))`, ' )']);
  };

  // What the rest needs of the first part is exported there under numbers.
  const needed = named(late);
  const [exported, shared] = [[], []];
  const share = (kind, name, described) => {
    exported.push(form('export', [` (export "${shared.length}" (${kind} ${name}))`]));
    shared.push(form('import', [` (import "${FIRST}" "${shared.length}" ${described})`]));
  };
  of('memory').forEach(({ name, lines }) => share('memory', name, lines[0].trim()));
  of('table').forEach((one) => share('table', one.name, (one === table ? enlarged(one) : one.lines[0]).trim()));
  for (const { kind, name, lines } of [...of('global'), ...early].filter(({ name }) => needed.has(name))) {
    share(kind, name, kind === 'func' ? `${lines[0].trim()})` : lines[0].trim().replace(/ \(i32\.const -?\d+\)\)$/, ')'));
  }

  const isOutward = ({ lines }) => later.has(lines[0].match(NAME)?.[0]);
  const [data, restData] = divideData(of('data'), of('func'), isFirst, read);
  const absent = '$absent';
  return [
    [
      ...['type', 'import', 'global', 'memory'].flatMap(of),
      ...of('table').map((one) => (one === table ? form('table', [enlarged(one)]) : one)),
      ...data,
      element(1, slots.map((name) => (later.has(name) ? absent : name))),
      ...of('export').filter((one) => !isOutward(one)),
      ...exported,
      form('func', [` (func ${absent} (unreachable))`]),
      ...early,
      ...late.filter(({ name }) => placed.has(name)).map(stub),
    ],
    [
      ...of('type'),
      ...of('import').filter(({ name }) => needed.has(name)),
      ...shared,
      ...restData,
      ...slots.flatMap((name, index) => (later.has(name) ? [element(index + 1, [name])] : [])),
      ...[...placed].map(([name, at]) => element(at, [name])),
      ...of('export').filter(isOutward),
      ...late,
    ],
  ];
}

const named = (forms) => new Set(forms.flatMap(({ lines }) => lines).flatMap((line) => line.match(NAME) ?? []));

/**
 * The data that the first part reads, and the rest. What a function of the first part names by its address belongs to it
 * too, as far as to the next address that is named anywhere, and so does what stands at the addresses in that.
 */
function divideData(forms, functions, isFirst, read) {
  const segments = forms.map(({ name, lines }) => {
    const [, start, text] = /\(i32\.const (\d+)\) "(.*)"\)$/.exec(lines[0]);
    return { name, start: Number(start), bytes: decoded(text) };
  });
  const [begin, end] = [segments[0].start, segments.at(-1).start + segments.at(-1).bytes.length];
  const memory = new Uint8Array(end + 4);
  for (const { start, bytes } of segments) memory.set(bytes, start);
  const view = new DataView(memory.buffer);
  const pointers = (from, to) => {
    const found = [];
    for (let at = Math.ceil(from / 4) * 4; at < to; at += 4) found.push(view.getUint32(at, true));
    return found.filter(isData);
  };
  const isData = (at) => at >= begin && at < end;
  // An address may be a constant, or the offset of a load.
  const named = (forms) => forms.flatMap(({ lines }) => [...lines.join('\n').matchAll(/(?:i32\.const |offset=)(\d+)/g)].map(([, at]) => Number(at))).filter(isData);
  const all = [...new Set([...named(functions), ...pointers(begin, end)])].sort((a, b) => a - b);
  const next = new Map(all.map((at, index) => [at, all[index + 1] ?? end]));
  const own = new Set();
  for (const left = named(functions.filter(isFirst)); left.length > 0; ) {
    const at = left.pop();
    if (own.has(at)) continue;
    own.add(at);
    left.push(...pointers(at, next.get(at)));
    for (let byte = at; byte < next.get(at); byte++) read.add(byte);
  }

  const parts = [[], []];
  for (const { name, start, bytes } of segments) {
    const first = bytes.map((_, index) => !name.startsWith('$.rodata') || read.has(start + index));
    let kept = { start, bytes: [] };
    for (let at = 0; at < bytes.length; ) {
      const next = first.indexOf(!first[at], at);
      const end = next < 0 ? bytes.length : next;
      const some = bytes.slice(at, end);
      if (first[at] || some.length < RUN) kept.bytes.push(...some);
      else {
        parts[0].push(kept);
        parts[1].push({ start: start + at, bytes: some });
        kept = { start: start + end, bytes: [] };
      }
      at = end;
    }
    parts[0].push(kept);
  }
  const escaped = (byte) => `\\${byte.toString(16).padStart(2, '0')}`;
  return parts.map((part) => part.filter(({ bytes }) => bytes.length).map(({ start, bytes }) => form('data', [` (data (i32.const ${start}) "${bytes.map(escaped).join('')}")`])));
}

/** The bytes of a string of the text format. */
function decoded(text) {
  const signs = { t: 9, n: 10, r: 13, '"': 34, "'": 39, '\\': 92 };
  return [...text.matchAll(/\\([tnr"'\\])|\\([0-9a-f]{2})|[^\\]/g)].flatMap(([whole, sign, code]) =>
    sign ? [signs[sign]] : code ? [Number.parseInt(code, 16)] : [...Buffer.from(whole)],
  );
}

/** @param {Form[]} forms @param {string} file @param {string[]} options */
function assemble(forms, file, options) {
  writeFileSync(`${file}.wat`, `(module\n${forms.flatMap(({ lines }) => lines).join('\n')}\n)\n`);
  run('wasm-opt', [`${file}.wat`, ...FEATURES.map((name) => `--enable-${name}`), ...options, '-o', `${file}.wasm`]);
  return readFileSync(`${file}.wasm`);
}

function run(tool, options) {
  execFileSync(path.join(root, 'node_modules/.bin', tool), options, { stdio: ['ignore', 'inherit', 'inherit'] });
}
