// A task that asks while it runs, with the official packages for tasks, while pages open and close.
import assert from 'node:assert/strict';
import { accept, passGuardTime, waitForCard } from '../browser/fixtures.mjs';
import { outcome } from './fixtures.mjs';
import { stage } from './stage.mjs';

const inPage = stage();

const connect = ({ page, origin }) => page.evaluate((address) => connect(address), `${origin}/mcp/tasks`);
const follow = ({ page }, taskId) =>
  page.evaluate(
    (id) =>
      void follow(id).then(
        (value) => (window.outcome = value),
        (error) => (window.outcome = { error: String(error) }),
      ),
    taskId,
  );
const readOutcome = ({ status, result }) => ({ status, ...JSON.parse(result.content[0].text) });
const message = ({ page }, text) =>
  page.waitForFunction(
    (text) =>
      document.querySelector('mcp-elicitation').shadowRoot?.querySelector('[part~="message"]')?.innerText === text,
    text,
    { timeout: 15_000 },
  );

/** Follows a task, and waits for its first question. */
async function waitForQuestion(opened, taskId) {
  await follow(opened, taskId);
  await message(opened, 'Who travels?');
  await waitForCard(opened.page);
}

/** Answers the first question, in two steps, and the following one. */
async function answerAll(opened, name) {
  const { page, card } = opened;
  if (name) {
    await card.locator('[data-property="name"] input').click();
    await page.keyboard.type(name);
  }
  await accept(page);
  await message(opened, 'Which seat?');
  await choose(opened, 'aisle');
  await message(opened, 'Shall we pay?');
  await choose(opened, 'own');
}

/** Presses an option's button, which sends the answer. */
async function choose({ page, card }, option) {
  await waitForCard(page);
  await passGuardTime(page);
  await card.locator('.choice:not([data-waiting])', { hasText: option }).click();
}

const ANSWERS = {
  who: { action: 'accept', content: { name: 'Ada' } },
  seat: { action: 'accept', content: { seat: 'aisle' } },
  pay: { action: 'accept', content: { card: 'own' } },
};

inPage('answers a task by `tasks/update`, one card for each round', 'tasks', async (opened) => {
  await connect(opened);
  await waitForQuestion(opened, await opened.page.evaluate(() => begin()));
  await answerAll(opened, 'Ada');
  assert.deepEqual(readOutcome(await outcome(opened)), { status: 'completed', answers: ANSWERS, updates: 2 });
  assert.deepEqual(opened.faults, []);
});

inPage("asks again after a reload, with the user's entries", 'tasks', async (opened) => {
  const { page, card } = opened;
  const taskId = await page.evaluate(async (address) => {
    document.querySelector('mcp-elicitation').setAttribute('draft-key', 'chat-1');
    await connect(address);
    return begin();
  }, `${opened.origin}/mcp/tasks`);
  await waitForQuestion(opened, taskId);
  await card.locator('[data-property="name"] input').click();
  await page.keyboard.type('Ada');
  await page.reload();
  await page.waitForFunction(() => window.connect);
  await page.evaluate(() => document.querySelector('mcp-elicitation').setAttribute('draft-key', 'chat-1'));
  await connect(opened);
  await waitForQuestion(opened, taskId);
  await page.waitForFunction(
    () =>
      document.querySelector('mcp-elicitation').shadowRoot.querySelector('[data-property="name"] input').value ===
      'Ada',
  );
  await answerAll(opened);
  assert.deepEqual(readOutcome(await outcome(opened)), { status: 'completed', answers: ANSWERS, updates: 2 });
});

inPage('withdraws a question that another page has answered', 'tasks', async (opened) => {
  const { page } = opened;
  await connect(opened);
  const taskId = await page.evaluate(() => begin());
  await waitForQuestion(opened, taskId);
  await page.evaluate(
    (id) => session.task(id).update({ who: { action: 'decline' }, seat: { action: 'decline' } }),
    taskId,
  );
  await message(opened, 'Shall we pay?');
  assert.deepEqual(await page.evaluate(() => window.results.map(({ action }) => action)), ['cancel', 'cancel']);
  await page.evaluate((id) => session.task(id).cancel(), taskId);
  assert.equal((await outcome(opened)).status, 'cancelled');
  assert.equal(await page.evaluate(() => document.querySelector('mcp-elicitation').status), 'expired');
});

inPage('keeps a question open at the server when the host page withdraws it', 'tasks', async (opened) => {
  const { page } = opened;
  await connect(opened);
  const taskId = await page.evaluate(() => begin());
  await page.evaluate((id) => {
    window.chat = new AbortController();
    follow(id, window.chat.signal).catch((error) => (window.outcome = error.name));
  }, taskId);
  await message(opened, 'Who travels?');
  await page.evaluate(() => window.chat.abort());
  assert.equal(await outcome(opened), 'AbortError');
  const { status, raw } = await page.evaluate((id) => session.task(id).snapshot(), taskId);
  assert.equal(status, 'input_required');
  assert.deepEqual(Object.keys(raw.inputRequests), ['who', 'seat']);
});

inPage('answers a task of rmcp by keys: a form, and a yes or no', 'tasks', async (opened) => {
  const { page, card, origin, faults } = opened;
  await page.evaluate(async (address) => {
    await connect(address);
    void begin()
      .then(follow)
      .then((value) => (window.outcome = value));
  }, `${origin}/mcp/rmcp`);
  await card.locator('[data-property="name"] input').focus();
  await page.keyboard.type('Ada');
  await accept(page);
  await card.locator('#accept-1').waitFor({ timeout: 20_000 });
  await waitForCard(page);
  await passGuardTime(page);
  await card.locator('#accept-1').focus();
  await page.keyboard.press('Enter');
  const { status, result } = await outcome(opened);
  assert.equal(status, 'completed');
  assert.deepEqual(JSON.parse(result.content[0].text), {
    who: { action: 'accept', content: { name: 'Ada' } },
    sure: { action: 'accept', content: { go: false } },
  });
  assert.deepEqual(faults, []);
});
