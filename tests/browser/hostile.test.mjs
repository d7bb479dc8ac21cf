// Every hostile request of ../shared/requests under the strict policy: it is shown, warned of or refused as expected,
// and the user can always decline and cancel. What a server does besides is told where it belongs: by the tests of the
// queue, of presses, of the life of the element.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ENGINE, attempt, launchBare, open } from './fixtures.mjs';
import { serve } from './serve.mjs';
import { cases, expectation, inputsOf, missing, textOf } from './hostile/cases.mjs';
import { expected } from './hostile/expected.mjs';
import { alive, heart, instrument, look, meet, refuse, sound, workClock } from './hostile/look.mjs';

let server, browser, opened;
before(async () => {
  server = await serve();
  browser = await launchBare(server);
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** Returns a page for several cases: a fresh one after a failure, or after enough cases. */
async function stage() {
  if (opened && ++opened.served < 40) return opened;
  await opened?.close();
  opened = { ...(await open(browser, server.origin)), served: 0 };
  await instrument(opened.page);
  opened.worked = await workClock(opened.page);
  return opened;
}

/** Runs a case. One of each kind is passed in both ways that a host has, each with another refusal at the end. */
const run = (one) => () =>
  attempt(browser, async () => {
    const text = textOf(one);
    const expectation_ = expectation(one);
    for (const [how, part] of ENGINE || !kinds.has(one)
      ? [['text', 'cancel']]
      : [
          ['text', 'decline'],
          ['value', 'cancel'],
        ]) {
      if (how === 'value' && one.params.generate?.kind === 'nest' && !worksAsValue(text)) continue;
      const stage_ = await stage();
      const { page, faults, requests } = stage_;
      opened = undefined;
      await page.evaluate((modes) => (element.modes = modes), modesOf(one));
      const worked = await stage_.worked();
      await meet(page, text, how);
      const facts = await look(page);
      alive(await heart(page), await worked());
      sound(facts);
      await expected(stage_, one, expectation_, facts, inputsOf(one));
      await refuse(page, part);
      assert.deepEqual(faults, [], 'no uncaught error');
      assert.deepEqual(
        requests.filter((address) => !address.startsWith(`${server.origin}/pkg/dist/`)).slice(1),
        [],
        'own files of the package alone',
      );
      opened = stage_;
    }
  });

/** Returns the modes that the host of a case declares. */
const modesOf = ({ capabilities }) => {
  const declared = Object.keys(capabilities?.elicitation ?? { form: {}, url: {} });
  return declared.length ? declared : ['form'];
};

const worksAsValue = (text) => {
  try {
    JSON.stringify(JSON.parse(text));
    return true;
  } catch {
    return false;
  }
};

/** Returns true for a case that is a request, whatever its server does besides. */
const isRequest = (one) => textOf(one) !== undefined && (!one.scenario || /^url: /.test(one.expect));
const kinds = new Set(essentials());
const all = ENGINE ? [...kinds] : cases.filter(isRequest);

/** Returns one request of each kind for other engines, which share the WebAssembly that reads and checks requests. */
function essentials() {
  const requests = cases.filter(isRequest);
  return requests.filter((one, index) => requests.findIndex(({ threat }) => threat === one.threat) === index);
}

if (missing) test(`of the hostile requests only our own are tested: ${missing}`, { skip: missing }, () => {});
test('detects a page that is blocked for a second', async () => {
  const { page } = await stage();
  await page.evaluate(() => {
    beat();
    const clock = () => Performance.prototype.now.call(performance);
    // In a task of the page, because the driver's scripts are not tasks.
    setTimeout(() => {
      for (const end = clock() + 1200; clock() < end; );
    });
  });
  await page.waitForTimeout(1500);
  const pulse = await heart(page);
  assert.throws(() => alive(pulse, 1200), /held for 1[2-9]\d\d ms|held for [2-9]\d\d\d ms/);
  alive({ held: 5000, task: 20 }, 30);
});

test('reports every image except the icon that a browser requests itself', () =>
  attempt(browser, async () => {
    // Firefox and WebKit have one window for all pages.
    opened = undefined;
    const { page, requests, close } = await open(browser, server.origin);
    await instrument(page);
    await page.evaluate(() => {
      document.querySelector('[rel=icon]').href += '?again';
      new Image().src = '/other.png';
    });
    await page.waitForTimeout(500);
    assert.deepEqual(await page.evaluate(() => violations), [`img-src ${server.origin}/other.png`]);
    assert.deepEqual(
      requests.filter((address) => address.includes('favicon')),
      [],
    );
    await close();
  }));

for (const threat of new Set(all.map(({ threat }) => threat))) {
  describe(threat, () => {
    for (const one of all.filter((one) => one.threat === threat)) test(one.id, { timeout: 120_000 }, run(one));
  });
}
