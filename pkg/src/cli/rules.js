// The levels of rules, from the file in the current folder and from the command line, which takes precedence.

import { readFileSync } from 'node:fs';
import { codes, noSuchRule } from './explain.js';
import { Unable } from './input.js';
import { isObject } from '../rounds/json.ts';

/** @typedef {Record<string, import('mcp-elicitation/lint').Level>} Levels */

const FILE = 'mcp-elicitation.json';
const LEVELS = ['off', 'note', 'warning', 'error'];

/**
 * @param {string[]} [given] as on the command line: `code=level`
 * @returns {Levels}
 */
export function levelsOf(given = []) {
  const levels = ofFile();
  for (const one of given) {
    const [, code = '', level = ''] = /^([^=]*)=(.*)$/s.exec(one) ?? [];
    if (!code) throw new Unable(`--rule is a code and its level, such as root-title=note, not ${one}.`);
    check(code, level, '--rule');
    levels[code] = /** @type {import('mcp-elicitation/lint').Level} */ (level);
  }
  return levels;
}

/** @returns {Levels} */
function ofFile() {
  let text;
  try {
    text = readFileSync(FILE, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') return {};
    throw new Unable(`${FILE}: ${code === 'EISDIR' ? 'it is a folder' : message}`);
  }
  let settings;
  try {
    settings = JSON.parse(text);
  } catch (error) {
    throw new Unable(`${FILE}: it is not JSON: ${/** @type {Error} */ (error).message}`);
  }
  if (!isObject(settings))
    throw new Unable(`${FILE}: it must be an object, such as {"rules": {"root-title": "note"}}.`);
  const other = Object.keys(settings).find((name) => name !== 'rules' && name !== '$schema');
  if (other !== undefined) throw new Unable(`${FILE}: there is no setting “${other}”; the only one is “rules”.`);
  const { rules = {} } = settings;
  if (!isObject(rules)) throw new Unable(`${FILE}: “rules” must be an object of codes and levels.`);
  for (const [code, level] of Object.entries(rules)) check(code, level, FILE);
  return { ...rules };
}

/**
 * @param {string} code
 * @param {unknown} level
 * @param {string} where
 */
function check(code, level, where) {
  if (!codes().includes(code)) throw new Unable(`${where}: ${noSuchRule(code).message}`);
  const shown = typeof level === 'string' ? `“${level}”` : JSON.stringify(level);
  if (typeof level !== 'string' || !LEVELS.includes(level))
    throw new Unable(`${where}: the level of ${code} is one of ${LEVELS.join(', ')}, not ${shown}.`);
}
