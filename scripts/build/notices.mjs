// Collects the notices of all crates that are linked into the modules: the licence of each crate, and each text once.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from '../common.mjs';

/** The cargo options for the modules of the package: see scripts/build/wasm.mjs. */
const BUILT = ['--locked', '--no-default-features', '--features', 'element,lint,pattern,address'];
const TARGET = 'wasm32-unknown-unknown';

function cargo(...options) {
  try {
    const printed = { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] };
    return execFileSync('cargo', [...options, ...BUILT], { cwd: root, ...printed });
  } catch {
    return fail('The crates that are linked could not be listed: see the lines above.');
  }
}

/**
 * Returns the names and versions of the third-party crates that are linked, including macros, because their output is
 * compiled too.
 */
export function linkedNames() {
  const tree = cargo('tree', '--quiet', '--target', TARGET, '--edges', 'normal', '--prefix', 'none', '--no-dedupe');
  // The crates of this repository have a path after their version.
  const names = [...tree.matchAll(/^(\S+) v(\S+)(?: \(proc-macro\))?$/gm)].map(
    ([, name, version]) => `${name} ${version}`,
  );
  return [...new Set(names)].sort();
}

function linkedCrates() {
  // Macros run on the building machine.
  const host = /^host: (.*)$/m.exec(execFileSync('rustc', ['-vV'], { encoding: 'utf8' }))?.[1];
  const platforms = [TARGET, host].flatMap((one) => ['--filter-platform', one]);
  const { packages } = JSON.parse(cargo('metadata', '--quiet', '--format-version', '1', ...platforms));
  const byName = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  return linkedNames().map((name) => byName.get(name));
}

/** The licence for a crate that ships no text, with its authors. */
const mit = (authors) =>
  readFileSync(path.join(root, 'LICENSE-MIT'), 'utf8').replace(/^.*Copyright.*$/m, `Copyright (c) ${authors}`);

/** Returns the texts of a crate: the MIT licence if there is a choice, and its notices. */
function textsOf({ name, authors, license, manifest_path }) {
  const folder = path.dirname(manifest_path);
  const files = readdirSync(folder).sort();
  const licences = files.filter((file) => /^(licen[cs]e|copying|unlicense)/i.test(file) && !file.endsWith('.html'));
  const chosen = /\bMIT\b/.test(license) ? licences.filter((file) => /mit/i.test(file)) : [];
  const texts = [...(chosen.length > 0 ? chosen : licences), ...files.filter((file) => /^notice/i.test(file))];
  if (texts.length > 0) return texts.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  if (!/\bMIT\b/.test(license))
    fail(`The crate ${name} ships no text of its licence (${license}): see scripts/build/notices.mjs.`);
  return [mit(authors.map((author) => author.replace(/ <.*>$/, '')).join(', ') || `the authors of ${name}`)];
}

/** @returns {string} the text of dist/NOTICES.txt */
export function notices() {
  /** @type {Map<string, { text: string, crates: string[] }>} */
  const texts = new Map();
  const crates = linkedCrates();
  for (const crate of crates) {
    for (const text of textsOf(crate)) {
      const lines = text
        .replace(/\r/g, '')
        .split('\n')
        .map((line) => line.trimEnd());
      // Texts that only differ in line breaks are merged.
      const key = text.replace(/\s+/g, ' ').trim();
      if (!texts.has(key)) texts.set(key, { text: lines.join('\n').trim(), crates: [] });
      texts.get(key).crates.push(`${crate.name} ${crate.version}`);
    }
  }
  const line = '-'.repeat(80);
  const listed = crates.map(({ name, version, license }) => `${name} ${version} (${license})`);
  const parts = [...texts.values()].map(({ text, crates }) => `${line}\n${crates.join(', ')}\n${line}\n\n${text}`);
  const head =
    'mcp-elicitation itself is licensed as LICENSE-MIT or LICENSE-APACHE say, at your option. Its WebAssembly, ' +
    'and the scripts that are made of it,\n' +
    "hold code of Rust's standard library (MIT OR Apache-2.0, https://www.rust-lang.org) and of these crates of " +
    'others; their notices follow.';
  return `${head}\n\n${listed.join('\n')}\n\n${parts.join('\n\n')}\n`;
}
