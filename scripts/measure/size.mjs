// Compares the size of each entry with its budget. Exits with 1 if an entry exceeds it.
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotli, fail, gzip, pkg, target } from '../common.mjs';

// Brotli bytes of all files that are fetched until the entry has done its first work, and the future aim.
const ENTRIES = [
  {
    entry: '.',
    file: 'index.js',
    parts: ['form-inline.js'],
    files: [],
    budget: 133_600,
    aim: 130_000,
    what: 'until the first form is mounted',
  },
  {
    entry: './external',
    file: 'external.js',
    parts: [],
    files: ['form/form_bg.wasm'],
    budget: 130_000,
    aim: 120_000,
    what: 'until the first form is mounted',
  },
  {
    entry: './standalone',
    file: 'standalone.js',
    parts: [],
    files: [],
    budget: 132_300,
    aim: 126_000,
    what: 'until the first form is mounted',
  },
  {
    entry: './validate',
    file: 'validate.js',
    parts: [],
    files: ['validate/inline.js'],
    budget: 36_800,
    aim: 36_000,
    what: 'until the first validate',
  },
  {
    entry: './validate/external',
    file: 'validate.external.js',
    parts: [],
    files: ['validate/validate_core_bg.wasm'],
    budget: 35_700,
    aim: 34_000,
    what: 'until the first validate',
  },
  {
    entry: './lint',
    file: 'lint.js',
    parts: [],
    files: ['lint/inline.js'],
    budget: 86_100,
    aim: 76_000,
    what: 'until the first lint',
  },
  {
    entry: './lint/external',
    file: 'lint.external.js',
    parts: [],
    files: ['lint/lint_core_bg.wasm'],
    budget: 83_700,
    aim: 72_000,
    what: 'until the first lint',
  },
  {
    entry: 'pattern',
    parts: ['pattern/pattern.js'],
    files: ['pattern/pattern_bg.wasm'],
    what: 'more, for a request with a pattern',
  },
  {
    entry: 'address',
    parts: ['address/address.js', 'addresses.js'],
    files: ['address/address_bg.wasm'],
    what: 'more, in URL mode',
  },
  {
    entry: 'without WebAssembly',
    parts: [
      'without-webassembly.js',
      'without-webassembly/without-webassembly-first.js',
      'without-webassembly/without-webassembly-second.js',
    ],
    files: [],
    budget: 166_500,
    aim: 160_000,
    what: 'in place of form, pattern and address, where a page may compile none',
  },
  { entry: './mcp', file: 'mcp.js', parts: [], files: [], what: '' },
  ...['ag-ui', 'langgraph', 'acp', 'approvals', 'questions', 'copilot', 'eve'].map((name) => ({
    entry: `./${name}`,
    file: `${name}.js`,
    parts: [],
    files: [],
    budget: 2500,
    what: '',
  })),
];

const metas = ['browser', 'external', 'standalone', 'without-webassembly'].map((name) =>
  path.join(target, `package/${name}.json`),
);
if (!metas.every(existsSync)) fail('There is no package to measure: run make size, which builds it.');
const outputs = Object.assign({}, ...metas.map((file) => JSON.parse(readFileSync(file, 'utf8')).outputs));
const byEntry = new Map(
  Object.entries(outputs).flatMap(([file, output]) => (output.entryPoint ? [[nameOf(output.entryPoint), file]] : [])),
);

/** Returns the name of an entry point in ENTRIES. */
function nameOf(file) {
  return file.startsWith('src/') ? path.basename(file).replace(/\.ts$/, '.js') : file.replace(/^.*\/generated\//, '');
}

/** Returns an output file and all its static imports. */
function graph(file, seen = new Set()) {
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  for (const { path: next, kind } of outputs[file].imports)
    if (kind === 'import-statement' && outputs[next]) graph(next, seen);
  return seen;
}

let over = 0;
const brotliByEntry = {};
console.log(row('', 'raw', 'gzip -9', 'brotli 11'));
for (const { entry, file, parts, files, budget, aim, what } of ENTRIES) {
  const names = new Set([file, ...parts].filter(Boolean).flatMap((source) => [...graph(byEntry.get(source))]));
  for (const name of files) names.add(`dist/${name}`);
  const present = [...names].filter((name) => existsSync(path.join(pkg, name)));
  if (present.length === 0) continue;
  const sizes = present.map((name) => measure(readFileSync(path.join(pkg, name))));
  const sum = sizes.reduce((a, b) => a.map((size, index) => size + b[index]), [0, 0, 0]);
  brotliByEntry[entry] = sum[2];
  console.log(row(entry, ...sum, what));
  present.forEach((name, index) => console.log(row(`  ${name.replace(/^dist\//, '')}`, ...sizes[index])));
  if (budget !== undefined) {
    const fits = sum[2] <= budget;
    over += fits ? 0 : 1;
    console.log(
      `  ${fits ? 'within' : 'OVER'} its budget of ${budget}` +
        `${aim === undefined ? '' : ` (aim ${aim}${sum[2] <= aim ? ', reached' : ''})`}`,
    );
  }
}
const folder = path.join(pkg, 'dist/locales');
const languages = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => [name, ...measure(readFileSync(path.join(folder, name)))]);
const largest = languages.reduce((most, one) => (one[3] > most[3] ? one : most));
console.log(
  row(
    `./locales/*, of ${languages.length} the largest`,
    ...largest.slice(1),
    `more, for a page that is not in English (${largest[0]})`,
  ),
);
// The playground, which only the command serves, counts as it is installed.
const MOST_PLAYGROUND = 2_200_000;
const playground = path.join(pkg, 'dist/playground');
const installed = readdirSync(playground, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .reduce((sum, one) => sum + statSync(path.join(one.parentPath, one.name)).size, 0);
const fits = installed <= MOST_PLAYGROUND;
over += fits ? 0 : 1;
const verdict = `${fits ? 'within' : 'OVER'} its budget of ${MOST_PLAYGROUND}`;
console.log(`${'playground'.padEnd(36)}${String(installed).padStart(9)}  ${verdict}`);
// A release compares these sizes with the previous ones.
writeFileSync(path.join(target, 'package/sizes.json'), JSON.stringify(brotliByEntry));
if (over > 0) fail(`${over} over budget: what the first load does not need should load when it is needed.`);

function measure(bytes) {
  return [bytes.length, gzip(bytes).length, brotli(bytes).length];
}

function row(name, raw, gz, br, note = '') {
  const figures = String(raw).padStart(9) + String(gz).padStart(9) + String(br).padStart(11);
  return `${name.padEnd(36)}${figures}  ${note}`.trimEnd();
}
