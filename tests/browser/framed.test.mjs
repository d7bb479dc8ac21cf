// In a frame of another origin, what lies around the card is not known: the host is told (`docs/security.md` R29).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stage } from './fixtures.mjs';

const inPage = stage();

const framedBy = (name, around, expected) => test(`${name}: ${expected[0]}`, inPage(async ({ page, origin }) => {
  await page.goto(`${around(origin)}/tests/browser/pages/frame.html?${encodeURIComponent(`${origin}/strict/framed.html`)}`);
  await page.waitForFunction(() => said.filter((one) => one === 'ready open').length === 2);
  assert.deepEqual(await page.evaluate(() => said), expected);
}));
framedBy('a page of another origin holds this one, and the host is told once', (origin) => origin.replace('localhost', '127.0.0.1'), ['framed framed', 'ready open', 'ready open']);
framedBy('a page of the same origin holds this one', (origin) => origin, ['ready open', 'ready open']);
