// A reporter of `node --test`: prints how long the ten slowest files took, in lines that scripts/check/test.mjs reads.
import path from 'node:path';

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* times(source) {
  const files = new Map();
  for await (const { type, data } of source) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0) continue;
    if (!data.file?.endsWith('.test.mjs')) continue;
    files.set(data.file, (files.get(data.file) ?? 0) + data.details.duration_ms / 1000);
  }
  const slowest = [...files].sort(([, one], [, other]) => other - one).slice(0, 10);
  for (const [file, seconds] of slowest)
    yield `${path.relative(path.resolve(import.meta.dirname, '../..'), file)} took ${Math.round(seconds)} s\n`;
}
