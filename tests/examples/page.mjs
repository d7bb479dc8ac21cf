// A page of an example, and a press in it.
import assert from 'node:assert/strict';
import { open, passGuardTime } from '../browser/fixtures.mjs';

/** Runs a test in a separate page in which nothing may fail. */
export async function inPage(browser, address, work) {
  const opened = await open(browser, address, { path: '', defined: false });
  try {
    await work({ ...opened, part: (name) => opened.page.locator(`[part~="${name}"]`) });
    assert.deepEqual(opened.faults, []);
  } finally {
    await opened.close();
  }
}

/** Presses accept like a user who has read the card. */
export async function accept(page) {
  await page.locator('[part~="accept"]').scrollIntoViewIfNeeded();
  await passGuardTime(page);
  await page.locator('[part~="accept"]').click();
}
