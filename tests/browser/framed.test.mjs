// In a frame of another origin the host is told once (`docs/security.md` R29); and the icon of a page.
import assert from 'node:assert/strict';
import { stage } from './fixtures.mjs';

const inPage = stage();

const framedBy = (name, around, expected) =>
  inPage(`${name}: ${expected[0]}`, async ({ page, origin }) => {
    await page.goto(
      `${around(origin)}/tests/browser/pages/frame.html?${encodeURIComponent(`${origin}/strict/framed.html`)}`,
    );
    await page.waitForFunction(() => messageLog.includes('all'));
    assert.deepEqual((await page.evaluate(() => messageLog)).sort(), ['all', ...expected]);
  });
framedBy(
  'a page of another origin holds this one, and the host is told once',
  (origin) => origin.replace('localhost', '127.0.0.1'),
  ['framed framed', 'ready open', 'ready open'],
);
framedBy('a page of the same origin holds this one', (origin) => origin, ['ready open', 'ready open']);

inPage(
  'leaves the icon of a page, which a browser requests at any time, out of its policy and of the requests',
  { alone: true, excused: /other\.png|img-src/ },
  async ({ page, origin, requests }) => {
    await page.evaluate(() => {
      window.violations = [];
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        violations.push(`${effectiveDirective} ${blockedURI}`),
      );
      document.querySelector('[rel=icon]').href += '?again';
      new Image().src = '/other.png';
    });
    await page.waitForFunction(() => violations.length);
    assert.deepEqual(await page.evaluate(() => violations), [`img-src ${origin}/other.png`]);
    assert.deepEqual(
      requests.filter((address) => address.includes('favicon')),
      [],
    );
  },
);
