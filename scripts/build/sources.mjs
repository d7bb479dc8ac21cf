// Writes the sources that the package is bundled from besides pkg/src, into target/generated: facts, languages,
// the entries that check, the style sheet, and the descriptions of the element.
import { transformSync } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { customElements, elementApi, elementModule } from './manifest.mjs';
import { cssData, htmlData, webTypes } from './editor-data.mjs';
import { reference } from '../docs/reference.mjs';
import { rulePages } from '../docs/rules.mjs';
import { fail, generated, root } from '../common.mjs';

/** @param manifest the content of pkg/package.json */
export function writeSources(manifest) {
  const { english, rules } = fromRust();
  locales(english);
  pages(rules);
  fromTypes(manifest);
  style();
  for (const name of ['validate', 'lint'])
    for (const where of ['inline', 'external', 'node', 'workerd']) check(name, where);
}

/** Returns the words of some languages for secrets, after those of several languages. */
function wordsOf(...tags) {
  const from = path.join(root, 'src/trust/vocabulary');
  return ['several', ...tags].map((tag) => readFileSync(path.join(from, `${tag}.txt`), 'utf8')).join('');
}

/** Returns all languages except English. */
function tags() {
  return readdirSync(path.join(root, 'src/message/locales'))
    .map((name) => path.basename(name, '.json'))
    .sort();
}

/**
 * Writes each language as a minified module: its sentences, and its words. English is built in, but included for
 * translators.
 */
function locales(english) {
  const from = path.join(root, 'src/message/locales');
  const to = path.join(generated, 'locales');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const types =
    "import type { Sentences } from '../sentences.js';\ndeclare const sentences: Sentences;\n" +
    'export default sentences;\nexport const words: string;\n';
  const keys = Object.keys(english).map((key) => `'${key}'`);
  const sentences =
    `/** The keys of the card's sentences. */\nexport type MessageKey = ${keys.join(' | ')};\n` +
    `/** Sentences by key: a text, or an object of plural forms by category. */\n` +
    `export type Sentences = { [Key in MessageKey]?: string | Record<string, string> };\n`;
  writeFileSync(path.join(generated, 'sentences.d.ts'), sentences);
  const write = (tag, sentences, words) => {
    writeFileSync(
      path.join(to, `${tag}.js`),
      `export default ${JSON.stringify(sentences)};\nexport const words = ${JSON.stringify(words)};\n`,
    );
    writeFileSync(path.join(to, `${tag}.d.ts`), types);
  };
  write('en', english, '');
  for (const tag of tags()) write(tag, JSON.parse(readFileSync(path.join(from, `${tag}.json`), 'utf8')), wordsOf(tag));
  // Every language has its own import, so that any bundler finds it.
  const imports = tags().map((tag) => `  '${tag}': () => import('./locales/${tag}.js'),\n`);
  writeFileSync(path.join(generated, 'languages.js'), `export const LANGUAGES = {\n${imports.join('')}};\n`);
}

/** Writes the pages of the documentation that are made of sources. */
function pages(rules) {
  const folder = path.join(generated, 'docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'rules'), { recursive: true });
  for (const [name, page] of Object.entries(rulePages(rules))) writeFileSync(path.join(folder, 'rules', name), page);
  writeFileSync(path.join(folder, 'reference.md'), reference());
}

/** Asks Rust for the facts that JavaScript needs, so that they are not duplicated. */
function fromRust() {
  let printed;
  try {
    printed = execFileSync('cargo', ['run', '--quiet', '--package', 'facts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch {
    fail('What Rust owns could not be asked for: see the lines above.');
  }
  const { rules, facts, limits, selectors, sentences, english, answers } = JSON.parse(String(printed));
  for (const folder of ['selectors', 'english']) mkdirSync(path.join(generated, folder), { recursive: true });
  const write = (name, values) => {
    const lines = Object.entries(values).map(
      ([key, value]) => `export const ${key.toUpperCase().replaceAll('-', '_')} = ${JSON.stringify(value)};\n`,
    );
    writeFileSync(path.join(generated, `${name}.js`), lines.join(''));
  };
  // The limits are a file of their own, because bundlers inline numbers, so that parts share them without a file.
  for (const [name, values] of Object.entries({ facts, limits })) write(name, values);
  for (const [part, values] of Object.entries(selectors)) write(`selectors/${part}`, values);
  for (const [part, values] of Object.entries(sentences)) write(`english/${part}`, values);
  writeFileSync(path.join(generated, 'answers.js'), `export const ANSWERS = ${JSON.stringify(answers)};\n`);
  return { english, rules };
}

/**
 * Returns an entry of `./validate` or `./lint`. All have the same functions, and differ in how the WebAssembly is
 * loaded: as text, so that every bundler includes it, also for Node, Bun and Deno, which read it synchronously; as a
 * file that is fetched, for pages that serve it; as imported modules for Cloudflare's workerd, which compiles no bytes.
 */
function check(name, where) {
  const core = `./${name}/${name}_core`;
  const [getting, makes, more] = {
    inline: [
      'module-in-browser',
      `inBrowser('${name}', glue, () => textToBytes(text), ` +
        `async () => textToBytes((await import('./pattern/inline.js')).default))`,
      `import { textToBytes } from '../../pkg/src/wasm/text-to-bytes.ts';\nimport text from './${name}/inline.js';\n`,
    ],
    external: [
      'module-in-browser',
      `inBrowser('${name}/external', glue, () => new URL('${core}_bg.wasm', import.meta.url), ` +
        `() => new URL('./pattern/pattern_bg.wasm', import.meta.url))`,
      '',
    ],
    node: [
      'module-at-once',
      'atOnce(glue, () => textToBytes(text), () => textToBytes(pattern))',
      `import { textToBytes } from '../../pkg/src/wasm/text-to-bytes.ts';\n` +
        `import text from './${name}/inline.js';\nimport pattern from './pattern/inline.js';\n`,
    ],
    workerd: [
      'module-at-once',
      'atOnce(glue, () => core, () => pattern)',
      `import core from '${core}_bg.wasm';\nimport pattern from './pattern/pattern_bg.wasm';\n`,
    ],
  }[where];
  const lints = name === 'lint';
  const code = `${more}import { checks } from '../../pkg/src/check/checks.ts';
import { ${makes.slice(0, makes.indexOf('('))} } from '../../pkg/src/wasm/${getting}.ts';
${
  lints
    ? "import { linting } from '../../pkg/src/check/linting.ts';\n" +
      "import { textWriter } from '../../pkg/src/check/to-text.ts';\n"
    : ''
}import glue from '${core}.js';

const module = ${makes};
export const { ready } = module;
export const { validate, validateResult, compile } = checks(module.core, module.matcher);
${
  lints
    ? 'export const lint = linting(module.core, module.matcher);\nexport const toText = textWriter(module.core);\n'
    : ''
}`;
  writeFileSync(path.join(generated, `${name}${where === 'inline' ? '' : `.${where}`}.js`), code);
}

/**
 * Generates the files that derive from the element's types: for the package, as custom-elements.json, and for editors.
 */
function fromTypes(manifest) {
  const api = elementApi();
  writeFileSync(path.join(generated, 'element-lists.js'), elementModule(api));
  const described = customElements(api);
  const data = {
    'custom-elements.json': described,
    'web-types.json': webTypes(described, manifest),
    'vscode.html-data.json': htmlData(described),
    'vscode.css-data.json': cssData(described),
  };
  for (const [name, value] of Object.entries(data))
    writeFileSync(path.join(generated, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** Writes the card's style sheets as minified modules. A Leptos application has them in its WebAssembly. */
function style() {
  for (const [name, module] of [
    ['style', 'style'],
    ['receipt', 'receipt-style'],
  ]) {
    const sheet = readFileSync(path.join(root, `src/component/${name}.css`), 'utf8');
    const { code } = transformSync(sheet, { loader: 'css', minifyWhitespace: true });
    writeFileSync(path.join(generated, `${module}.js`), `export const STYLE = ${JSON.stringify(code)};\n`);
  }
}
