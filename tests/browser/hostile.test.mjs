// Every hostile request of ../shared/requests under the strict policy: it is shown, warned of or refused as it must be,
// and whatever it is, the person can decline and cancel.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launch, open, serve } from './fixtures.mjs';
import { cases, expectation, inputsOf, missing, textOf } from './hostile/cases.mjs';
import { expected } from './hostile/expected.mjs';
import { alive, instrument, look, meet, refuse, sound, workClock } from './hostile/look.mjs';

let server, browser, opened;
before(async () => {
  if (missing) return;
  server = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

/** A page for several cases: a fresh one where the one before has failed, or has served enough. */
async function stage() {
  if (opened && ++opened.served < 40) return opened;
  await opened?.close();
  opened = { ...(await open(browser, server.origin)), served: 0 };
  await instrument(opened.page);
  opened.worked = await workClock(opened.page);
  return opened;
}

/** Runs a case in both ways in which a host can hand over a request; each ends with another refusal. */
const run = (one) => async () => {
  const text = textOf(one);
  const expectation_ = expectation(one);
  for (const [how, part] of [['text', 'decline'], ['value', 'cancel']]) {
    if (how === 'value' && one.params.generate?.kind === 'nest' && !worksAsValue(text)) continue;
    const stage_ = await stage();
    const { page, faults, requests } = stage_;
    opened = undefined;
    await page.evaluate((modes) => (element.modes = modes), modesOf(one));
    const before = await stage_.worked();
    await meet(page, text, how);
    const seen = await look(page);
    alive(seen.held, (await stage_.worked()) - before);
    sound(seen);
    await expected(stage_, one, expectation_, seen, inputsOf(one));
    await refuse(page, part);
    assert.deepEqual(faults, [], 'no uncaught error');
    assert.deepEqual(requests.filter((address) => !address.startsWith(`${server.origin}/pkg/dist/`)).slice(1), [], 'own files of the package alone');
    opened = stage_;
  }
};

/** What the host of a case declares. */
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

const requests = cases.filter((one) => textOf(one) !== undefined && (!one.scenario || /^url: /.test(one.expect)));

if (missing) test(`the hostile requests are not tested: ${missing}`, { skip: missing }, () => {});
for (const threat of new Set(requests.map(({ threat }) => threat))) {
  describe(threat, () => {
    for (const one of requests.filter((one) => one.threat === threat)) test(one.id, run(one));
  });
}
