// Generates requests of many kinds in any size from growing.json, like generate.rs in Rust. If a kind has a text to
// paste into the first field, the caller pastes it.
import { readFileSync } from 'node:fs';

/** @type {{ id: string, text: string, each?: string, most?: number, fill?: string, paste?: string }[]} */
export const kinds = JSON.parse(readFileSync(new URL('../growing.json', import.meta.url), 'utf8'));

const count = (mark, text) => text.split(mark).length - 1;

/** Returns a request of a kind with about `size` bytes, or the maximum of its kind. */
export function ofSize({ text, each = '', most = Infinity, fill = '' }, size) {
  const within = count('@fill@', each);
  const [eachs, fills] = [count('@each@', text), count('@fill@', text)];
  const longest = each.length + 4;
  const room = Math.max(0, size - text.length);
  const shared = fills > 0 || within > 0 ? Math.floor(room / 2) : room;
  const times = eachs === 0 ? 0 : Math.min(Math.max(1, Math.floor(shared / eachs / longest)), most);
  const all = fills + within * times * eachs;
  const bytes = all === 0 ? 0 : Math.floor(Math.max(0, room - times * eachs * longest) / all);
  const filled = Array.from({ length: fill ? Math.floor(bytes / fill.length) : 0 }, (_, index) =>
    fill.replaceAll('@', index),
  ).join('');
  const repeated = Array.from({ length: times }, (_, index) => each.replaceAll('%', index)).join(',');
  return text.replaceAll('@each@', () => repeated).replaceAll('@fill@', () => filled);
}
