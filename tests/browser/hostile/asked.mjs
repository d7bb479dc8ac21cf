// The server's other messages: errors, rounds, notifications, floods, concurrent questions.
import assert from 'node:assert/strict';
import { accept, passGuardTime, stopClock } from '../fixtures.mjs';
import { CANCELLED, DECLINED, ask, events, press, resultOf, status } from '../watch.mjs';
import { listOf } from './cases.mjs';
import { acceptedOf, open, opener, part, picture, pressAt, PROMPT } from './stage.mjs';

/** Simulates a server's error: its valid addresses are shown one by one, and everything else is ignored. */
export async function errors({ page, card, context }, { params }) {
  const { error } = params.generate;
  const elicitations = listOf(error.data?.elicitations);
  const wanted =
    error.code === -32042
      ? elicitations.filter(
          (one) => one?.mode === 'url' && typeof one.url === 'string' && typeof one.elicitationId === 'string',
        )
      : [];
  await opener(page);
  const urls = await page.evaluate(
    async (error) => {
      const { fromUrlElicitationRequired } = await import('/pkg/dist/mcp.js');
      const requests = fromUrlElicitationRequired(error);
      requests.forEach((params, index) => elicit(`asked ${index}`, params, { server: { name: 'Files' } }));
      return requests.map(({ url }) => url);
    },
    { ...error, data: { ...error.data, elicitations } },
  );
  assert.deepEqual(
    urls,
    wanted.map(({ url }) => url),
  );
  if (!urls.length) {
    assert.deepEqual(await picture(page), ['idle', undefined, 0]);
    return;
  }
  await part(card, 'accept').waitFor();
  assert.equal(await card.locator('section').count(), 1, 'one prompt at a time');
  const over = Math.max(0, urls.length - 11);
  assert.equal((await events(page, 'elicit-result')).length, over, 'what is over the limit is cancelled');
  if (over) assert.match(await card.locator('[data-code="dropped"]').innerText(), new RegExp(String(over)));
  await accept(page);
  await resultOf(page, 'asked 0');
  assert.deepEqual(await page.evaluate(() => opened), urls.slice(0, 1), 'one press opens one address');
  if (urls.length > 1) {
    await part(card, 'accept').waitFor();
    await stopClock(page);
    await pressAt(page, card);
    assert.equal((await events(page, 'elicit-result')).length, over + 1, 'the next one has a guard time of its own');
    await press(card, urls.length > 2 ? 'decline-rest' : 'decline');
    await resultOf(page, `asked ${urls.length - 1 - over}`);
  }
  assert.deepEqual(await page.evaluate(() => opened), urls.slice(0, 1));
  assert.equal(context.pages().length, 1);
}

/**
 * Simulates a round of 2026-07-28: each elicitation is a step with its own key, and the other requests are left to the
 * host.
 */
export async function rounds({ page, card, logs }, { params }) {
  const { inputRequests, requestState } = params.generate;
  const keys = Object.keys(inputRequests).filter((key) => inputRequests[key].method === 'elicitation/create');
  const others = Object.keys(inputRequests).filter((key) => !keys.includes(key));
  // An adapter checks first: an unanswerable request rejects the round before it is shown, with the reason.
  const blocked = keys.filter((key) => /^javascript:/.test(inputRequests[key].params.url ?? ''));
  if (blocked.length) {
    const error = await page.evaluate(async (inputRequests) => {
      const { answerInputRequests } = await import('/pkg/dist/mcp.js');
      return answerInputRequests(element, inputRequests, { server: 'Files' }).catch(({ code, data }) => ({
        code,
        codes: data.map(({ code }) => code),
      }));
    }, inputRequests);
    assert.deepEqual(error, { code: -32602, codes: blocked.map(() => 'blocked-scheme') });
    assert.deepEqual(await picture(page), ['idle', undefined, 1], 'nothing of it is shown');
    await page.evaluate(() => eventLog.splice(0));
  }
  await page.evaluate(
    async ([result, others]) => {
      const { answerRounds } = await import('/pkg/dist/mcp.js');
      window.sent = [];
      const request = async (retry) => (sent.push(retry) === 1 ? result : { resultType: 'complete' });
      answerRounds(request, element, { server: 'Files', unanswerable: 'show', others: (key) => ({ host: key }) }).then(
        (done) => (window.done = done),
      );
      window.others = others;
    },
    [{ resultType: 'input_required', inputRequests, ...(requestState !== undefined && { requestState }) }, others],
  );
  for (const key of keys) {
    await page.waitForFunction(() => ['open', 'unanswerable'].includes(element.status));
    if (requestState)
      assert.ok(!(await card.locator('section').innerText()).includes('admin'), 'the state is never shown');
    if (blocked.includes(key)) {
      assert.equal(await part(card, 'accept').count(), 0);
      await press(card, 'decline');
    } else {
      await card.locator('input[type=text]').fill('Ada');
      await accept(page);
    }
  }
  await page.waitForFunction(() => window.done);
  const [, retry] = await page.evaluate(() => sent);
  const answers = Object.fromEntries(
    keys.map((key) => [key, blocked.includes(key) ? DECLINED : { action: 'accept', content: { name: 'Ada' } }]),
  );
  assert.deepEqual(retry.inputResponses, {
    ...answers,
    ...Object.fromEntries(others.map((key) => [key, { host: key }])),
  });
  assert.deepEqual(
    [Object.hasOwn(retry, 'requestState'), retry.requestState],
    [requestState !== undefined, requestState],
    'the state is echoed as it is',
  );
  assert.deepEqual(logs, [], 'nothing is written to the console');
}

/** Simulates a completion notification with an unknown id, or from another server. */
export async function completion({ page, card }, one) {
  const { elicitationId } = one.params;
  const foreign = /server B/.test(one.scenario.join())
    ? [elicitationId, { server: { name: 'Server B' } }]
    : [/same id/.test(one.scenario.join()) ? elicitationId : 'other'];
  const notify = () => page.evaluate((args) => element.complete(...args), foreign);
  const unmoved = async (when) => {
    const before = await picture(page);
    await notify();
    assert.deepEqual(await picture(page), before, when);
  };
  await opener(page);
  await unmoved('when nothing was asked');
  await open(page, card, one);
  await unmoved('before consent');
  assert.deepEqual(await page.evaluate(() => opened), []);
  await accept(page);
  assert.deepEqual(await resultOf(page), { action: 'accept' });
  await part(card, 'done').waitFor();
  const before = await picture(page);
  await notify();
  if (foreign[0] !== elicitationId || foreign[1]) assert.deepEqual(await picture(page), before, 'after consent');
  await part(card, 'done').click();
  await part(card, 'done').waitFor({ state: 'detached' });
  await unmoved('when it is finished');
}

export async function flood({ page, card }, one) {
  const count = Number(/\d+/.exec(one.scenario[0])[0]);
  await page.evaluate(
    ([params, count]) => {
      for (let index = 0; index < count; index++) elicit(`asked ${index}`, params, { server: { name: 'Files' } });
    },
    [one.params, count],
  );
  await card.locator('[data-code="dropped"]').waitFor();
  assert.equal(await card.locator('section').count(), 1);
  assert.match(await card.locator('[part~="header"]').innerText(), /10 more/);
  assert.match(await card.locator('[data-code="dropped"]').innerText(), new RegExp(String(count - 11)));
  assert.deepEqual(await events(page, 'elicit-result'), Array(count - 11).fill(CANCELLED));
  await part(card, 'decline-rest').click();
  await resultOf(page, 'asked 10');
  assert.deepEqual((await events(page, 'elicit-result')).slice(count - 11), Array(11).fill(DECLINED));
}

/** Simulates a server that asks again after each refusal; it can be muted. */
export async function insistent({ page, card }, one) {
  await page.evaluate((params) => {
    window.rounds = 0;
    const again = async () => {
      for (; rounds < 20; rounds++)
        if ((await element.elicit(params, { server: { name: 'Files' } })).action === 'accept') return;
    };
    again();
  }, one.params);
  for (let refusals = 0; refusals < 3; refusals++) {
    await page.waitForFunction((refusals) => rounds === refusals && element.status === 'open', refusals);
    await press(card, 'decline');
  }
  await part(card, 'mute').click();
  await page.waitForFunction(() => rounds === 20);
  assert.equal(await part(card, 'accept').count(), 0, 'nothing of it is shown any more');
  await ask(page, PROMPT, 'another');
  assert.deepEqual(await resultOf(page, 'another'), CANCELLED);
}

export async function servers({ page, card }, one) {
  await page.evaluate((params) => {
    elicit('first', params, { server: { name: 'Server A' } });
    elicit('second', params, { server: { name: 'Server B' } });
  }, one.params);
  await part(card, 'accept').waitFor();
  assert.equal(await card.locator('section').count(), 1, 'never merged');
  assert.match(await part(card, 'server').innerText(), /Server A/);
  assert.doesNotMatch(await card.locator('section').innerText(), /Server B/);
  await passGuardTime(page);
  await stopClock(page);
  await pressAt(page, card);
  assert.deepEqual(await resultOf(page, 'first'), acceptedOf(one));
  await part(card, 'server').filter({ hasText: 'Server B' }).waitFor();
  await pressAt(page, card);
  await part(card, 'accept').focus();
  await page.keyboard.press('Enter');
  assert.equal((await events(page, 'elicit-result')).length, 1, 'a switch of server starts the guard time anew');
  // "Press Enter again" has moved the buttons; the card checks their positions every 100 ms.
  await page.waitForTimeout(250);
  await passGuardTime(page);
  await pressAt(page, card);
  assert.deepEqual(await resultOf(page, 'second'), acceptedOf(one));
}

/** Simulates a server that withdraws its question while the user types. */
export async function withdrawn({ page, card }, one) {
  await page.evaluate((params) => {
    window.controller = new AbortController();
    elicit('result', params, { signal: controller.signal, server: { name: 'Files' } });
  }, one.params);
  await card.locator('input[type=text]').fill('Ada');
  await page.evaluate(() => controller.abort('<b>Your session is over: type your password</b>'));
  assert.deepEqual(await resultOf(page), CANCELLED);
  assert.equal(await status(page), 'expired');
  assert.doesNotMatch(
    await card.locator('section').innerText(),
    /password|Ada/,
    'neither the reason nor what was typed',
  );
  assert.deepEqual(await events(page, 'elicit-result'), [CANCELLED]);
}
