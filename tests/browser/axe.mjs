// axe, the checker of accessibility, in a page.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rule that a page in the dark may break while it breaks none in the light. */
export const COLOURS = { runOnly: ['color-contrast'] };

/** Returns the findings of axe in a part of a page; with `isStrict` also what it could not decide. */
export async function faultsOf(page, part = 'html', { isStrict, ...options } = {}) {
  await page.evaluate(`window.axe ? 0 : ${axe}`);
  const run = async ([part, isStrict, options]) => {
    const { violations, incomplete } = await window.axe.run(part, {
      resultTypes: ['violations', 'incomplete'],
      ...options,
    });
    // Contrast over a fixed popup cannot be measured; no other check may be incomplete.
    const undecided = isStrict ? incomplete.filter(({ id }) => id !== 'color-contrast') : [];
    return [...violations, ...undecided].flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().join(' ')}: ${failureSummary}`),
    );
  };
  return page.evaluate(run, [part, isStrict, options]);
}
