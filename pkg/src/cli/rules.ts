// The levels of rules, from the file in the current folder and from the command line, which takes precedence.

import { readFileSync } from 'node:fs';
import { CommandError } from './command.js';
import { codes, noSuchRule } from './explain.js';
import { refuseToLeave } from './input.js';
import { isObject } from '../rounds/json.js';
import type { Level } from 'mcp-elicitation/lint';

export type Levels = Record<string, Level>;

const FILE = 'mcp-elicitation.json';
const LEVELS = ['off', 'note', 'warning', 'error'];

/** Returns the levels of the file and of the command line, where they have the form `code=level`. */
export function levelsOf(options: string[] = []): Levels {
  const levels = ofFile();
  for (const one of options) {
    const [, code = '', level = ''] = /^([^=]*)=(.*)$/s.exec(one) ?? [];
    if (!code) throw new CommandError(`--rule is a code and its level, such as union=off, not ${one}.`);
    check(code, level, '--rule');
    levels[code] = level as Level;
  }
  return levels;
}

function ofFile(): Levels {
  refuseToLeave(FILE);
  let text;
  try {
    text = readFileSync(FILE, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new CommandError(`${FILE}: ${code === 'EISDIR' ? 'it is a folder' : message}`);
  }
  let settings;
  try {
    settings = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${FILE}: it is not JSON: ${(error as Error).message}`);
  }
  if (!isObject(settings))
    throw new CommandError(`${FILE}: it must be an object, such as {"rules": {"union": "off"}}.`);
  const other = Object.keys(settings).find((name) => name !== 'rules' && name !== '$schema');
  if (other !== undefined) throw new CommandError(`${FILE}: there is no setting “${other}”; the only one is “rules”.`);
  const { rules = {} } = settings;
  if (!isObject(rules)) throw new CommandError(`${FILE}: “rules” must be an object of codes and levels.`);
  for (const [code, level] of Object.entries(rules)) check(code, level, FILE);
  return { ...rules };
}

function check(code: string, level: unknown, where: string) {
  if (!codes().includes(code)) throw new CommandError(`${where}: ${noSuchRule(code).message}`);
  const value = typeof level === 'string' ? `“${level}”` : JSON.stringify(level);
  if (typeof level !== 'string' || !LEVELS.includes(level))
    throw new CommandError(`${where}: the level of ${code} is one of ${LEVELS.join(', ')}, not ${value}.`);
}
