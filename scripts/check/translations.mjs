// Lists the sentences of the catalogues whose English has changed since they were translated.
// node scripts/check/translations.mjs                     lists them
// node scripts/check/translations.mjs confirm KEY [TAG …] notes that catalogues (all by default) fit the English now
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const at = (path) => new URL(`../../src/message/${path}`, import.meta.url);
const TAGS = readdirSync(at('locales')).map((name) => name.replace('.json', ''));
const ENGLISH = [...readFileSync(at('key.rs'), 'utf8').matchAll(/^ {4}\w+ = "([a-z-]+)": (".*");$/gm)];
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const CURRENT = new Map(ENGLISH.map(([, key, text]) => [key, hash(text)]));

/** The English of each sentence when it was translated, as a hash: for all catalogues (`*`), or for one. */
const read = () => JSON.parse(readFileSync(at('translated.json'), 'utf8'));

/** Returns the sentences that fell behind, as `tag: key`. */
export function behind(record = read()) {
  const isBehind = (tag, key) => (record[key]?.[tag] ?? record[key]?.['*']) !== CURRENT.get(key);
  return [...CURRENT.keys()].flatMap((key) => TAGS.filter((tag) => isBehind(tag, key)).map((tag) => `${tag}: ${key}`));
}

/** Returns the record after catalogues were made to fit the English of a key. */
export function confirmed(record, key, tags = TAGS) {
  const before = record[key] ?? {};
  const own = Object.fromEntries(TAGS.map((tag) => [tag, before[tag] ?? before['*']]));
  for (const tag of tags) own[tag] = CURRENT.get(key);
  const all = new Set(Object.values(own));
  const entries = [...CURRENT.keys()].map((name) => [
    name,
    name !== key ? record[name] : all.size === 1 ? { '*': CURRENT.get(key) } : own,
  ]);
  return Object.fromEntries(entries.filter(([, known]) => known));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [, , command, key, ...tags] = process.argv;
  if (command === 'confirm') {
    const record = confirmed(read(), key, tags.length ? tags : TAGS);
    const lines = Object.entries(record).map(([name, known]) => ` ${JSON.stringify(name)}: ${JSON.stringify(known)}`);
    writeFileSync(at('translated.json'), `{\n${lines.join(',\n')}\n}\n`);
  }
  const list = behind();
  console.log(list.join('\n') || 'Every sentence fits its English.');
  process.exitCode = list.length ? 1 : 0;
}
