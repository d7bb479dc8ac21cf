// The files behind the arguments of lint: a name, a folder, or a pattern, which the shells of Windows do not expand.

import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command.js';
import { isAddress, refuseToLeave } from './input.js';

/** The files of a folder that may contain requests. */
const READ = /\.(?:jsonc?|jsonl|ndjson|log|har|[cm]?[jt]sx?|py|cs|go|java|kt|rs|mdx?)$/i;
/** Folders with files of others, or with what was made of the sources. */
const SKIPPED = /^(?:\..+|node_modules|site-packages|venv|__pycache__|dist|build|target|coverage)$/;
const MAGIC = /[*?{}]|\[.*\]/;

export interface Named {
  name: string;
  /** True for a file that a folder contains: it is read only for what is surely a request. */
  isInFolder: boolean;
}

function* walk(folder: string): Generator<string> {
  const entries = readdirSync(folder || '.', { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = folder ? path.join(folder, entry.name) : entry.name;
    if (entry.isDirectory() && !SKIPPED.test(entry.name)) yield* walk(name);
    // Symbolic links are not followed.
    else if (entry.isFile()) yield name;
  }
}

/** Returns the expression for a pattern with `**`, `*`, `?` and `{a,b}`. */
function expressionOf(pattern: string) {
  const parts = pattern.split(/(\*\*\/|\*\*|\*|\?|\{[^}]*\})/).map((part) => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return /^\{.*\}$/.test(part) ? `(?:${part.slice(1, -1).split(',').map(literal).join('|')})` : literal(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** Throws if the folder itself is behind a link that leads out. */
function insideOnly(files: string[]) {
  for (const file of files) refuseToLeave(file);
  return files;
}

/** Returns the files that an argument of lint means. */
export function filesOf(name: string): Named[] {
  if (name === '-' || isAddress(name)) return [{ name, isInFolder: false }];
  refuseToLeave(name);
  if (existsSync(name)) {
    if (!statSync(name).isDirectory()) return [{ name, isInFolder: false }];
    const files = [...walk(name)].filter((file) => READ.test(file));
    if (files.length === 0) throw new CommandError(`${name}: this folder has no file that may contain a request.`);
    return insideOnly(files).map((file) => ({ name: file, isInFolder: true }));
  }
  if (!MAGIC.test(name)) return [{ name, isInFolder: false }];
  const pattern = name.replaceAll('\\', '/').replace(/^\.\//, '');
  const fixed = pattern.split('/');
  const folder =
    fixed
      .slice(
        0,
        fixed.findIndex((part) => MAGIC.test(part)),
      )
      .join('/') || (pattern.startsWith('/') ? '/' : '');
  const expression = expressionOf(pattern);
  const files = existsSync(folder || '.')
    ? [...walk(folder)].filter((file) => expression.test(file.replaceAll(path.sep, '/')))
    : [];
  if (files.length === 0) throw new CommandError(`${name}: no file is like this.`);
  return insideOnly(files).map((file) => ({ name: file, isInFolder: !/\.jsonc?$|\.jsonl$/.test(file) }));
}
