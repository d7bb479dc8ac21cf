// The cases of tests/suite.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from './serve.mjs';

/** Returns every case of tests/suite with its file. */
export async function cases() {
  const folder = path.join(root, 'tests/suite');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const all = await Promise.all(
    files.map(async (file) =>
      JSON.parse(await readFile(path.join(folder, file), 'utf8')).cases.map((one) => ({ file, ...one })),
    ),
  );
  return all.flat();
}

/** The names of one case in tests/suite for each kind of request. */
export const KINDS = [
  'text',
  'text-too-short',
  'long-text',
  'email',
  'number',
  'multiple-of',
  'boolean-required',
  'boolean-default',
  'enum',
  'enum-select',
  'enum-many',
  'multi-select',
  'combobox',
  'check-list',
  'string-list',
  'date',
  'date-time',
  'date-time-chosen',
  'pattern',
  'pattern-wrong',
  'const',
  'nested-object',
  'nothing-asked',
  'defaults-of-every-type',
  'url-plain',
  'book-a-table',
  'peers-18-evil-pattern',
];
