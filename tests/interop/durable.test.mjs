// examples/durable: its questions outlive a change of view, a refusal, a lost response, a reload and a restart.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accept, launch, open } from '../browser/fixtures.mjs';
import { start } from './apps.mjs';

const SUNDAY = '2030-06-02';
const MONDAY = '2030-06-03';

let app, browser;
before(async () => {
  app = await start('durable');
  browser = await launch();
});
after(async () => {
  await browser?.close();
  app?.close();
});

const chats = async () => (await fetch(`${app.origin}/chats`)).json();
const clear = (id) => fetch(`${app.origin}/chats/${id}/clear`, { method: 'POST', body: '{}' });

/** Makes a test with empty conversations, in which nothing may fail but what a pattern before `work` matches. */
const inChat = (name, ...rest) => {
  const work = rest.pop();
  const [excused] = rest;
  test(name, async () => {
    for (const { id } of await chats()) await clear(id);
    const opened = await open(browser, app.origin, { path: '/' });
    const { page, faults, close } = opened;
    const deliveries = [];
    page.on('request', (request) => request.url().endsWith('/answer') && deliveries.push(request.postDataJSON()));
    const card = (index = 0) => page.locator('mcp-elicitation').nth(index);
    const fault = (index) => card(index).locator('[data-property="fault"] input');
    const day = (index) => card(index).locator('[data-property="day"] input').first();
    /** Writes a message, and waits for the question about it. */
    const say = async (text, index = 0) => {
      await page.locator('[name="text"]').fill(text);
      await page.locator('[name="text"]').press('Enter');
      await fault(index).waitFor();
    };
    const fill = async (text, date, index) => {
      await fault(index).fill(text);
      await day(index).fill(date);
    };
    const goTo = (bike) => page.locator('nav a', { hasText: bike }).click();
    const waitForText = (text) => page.locator('main p', { hasText: text }).waitFor();
    const shows = (text, index) => card(index).locator('.line', { hasText: text }).waitFor();
    const receipt = (index) => card(index).locator('[part~="receipt"]');
    const entries = async (bike = 'road') => (await chats()).find(({ id }) => id.startsWith(bike)).entries;
    const booked = async () => (await entries()).filter(({ text }) => text?.startsWith('Booked')).length;
    try {
      const press = (index) => accept(page, card(index));
      await work({
        page,
        card,
        deliveries,
        fault,
        day,
        say,
        fill,
        press,
        goTo,
        waitForText,
        shows,
        receipt,
        entries,
        booked,
      });
      assert.deepEqual(
        faults.filter((text) => !excused?.test(text)),
        [],
      );
    } finally {
      await close();
    }
  });
};

inChat(
  'says why an answer is refused, keeps it, and delivers the next one under the same id',
  /status of 422/,
  async ({ card, deliveries, fault, day, say, fill, press, goTo, waitForText, shows, booked }) => {
    await say('It squeaks');
    await fill('The brakes', SUNDAY);
    await press();
    await shows('We are closed on Sundays. Please choose another day.');
    assert.equal(await card().evaluate(({ status }) => status), 'open');
    assert.deepEqual([await fault().inputValue(), await day().inputValue()], ['The brakes', SUNDAY]);
    assert.equal(await booked(), 0);
    // The question is the same at another element.
    await goTo('cargo bike');
    await goTo('road bike');
    await day().fill(MONDAY);
    await press();
    await waitForText('Booked');
    assert.equal(await booked(), 1);
    const [refused, taken] = deliveries;
    assert.equal(refused.delivery, taken.delivery);
    assert.deepEqual(
      deliveries.map(({ results }) => results.repair.content.day),
      [SUNDAY, MONDAY],
    );
  },
);

inChat(
  'counts an answer once when its response is lost',
  /ERR_FAILED/,
  async ({ page, deliveries, fault, say, fill, press, waitForText, shows, booked }) => {
    await say('It squeaks');
    await fill('The brakes', MONDAY);
    await page.route(
      '**/answer',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await press();
    await shows("Couldn't send. Your answer is still here.");
    assert.equal(await fault().inputValue(), 'The brakes');
    assert.equal(await booked(), 1);
    await press();
    await waitForText('Booked');
    assert.equal(await booked(), 1);
    assert.equal(deliveries[0].delivery, deliveries[1].delivery);
  },
);

inChat(
  'draws receipts again after a reload, and open questions with their text',
  async ({ page, card, deliveries, fault, say, fill, press, waitForText }) => {
    await say('It squeaks');
    await fill('The brakes', MONDAY);
    await press();
    await waitForText('Booked');
    const before = await card().locator('[part~="base"]').textContent();
    assert.match(before, /The brakes/);
    await page.waitForFunction(async () => (await (await fetch('/chats')).json())[0].entries[1].receipt);
    await say('And it wobbles', 1);
    await fault(1).fill('The wheel');
    await app.restart();
    await page.reload();
    await fault(1).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('mcp-elicitation')[1].content?.fault === 'The wheel');
    assert.equal(await card().locator('[part~="base"]').textContent(), before);
    assert.equal(await card().evaluate(({ status }) => status), 'idle');
    assert.equal(deliveries.length, 1);
  },
);

inChat(
  'asks two questions at once, and keeps both',
  async ({ page, fault, say, fill, press, goTo, waitForText, receipt, entries }) => {
    await say('It squeaks');
    await say('And it wobbles', 1);
    await fill('The brakes', MONDAY);
    await fill('The wheel', '2030-06-04', 1);
    assert.equal(await page.title(), '(2) Bike Workshop');
    await goTo('cargo bike');
    await say('It is heavy');
    assert.equal(await page.title(), '(3) Bike Workshop');
    await goTo('road bike');
    await press(1);
    await waitForText('on 2030-06-04');
    assert.equal(await fault().inputValue(), 'The brakes');
    await press(0);
    await waitForText('on 2030-06-03');
    await receipt(1).waitFor();
    assert.equal(await page.title(), '(1) Bike Workshop');
    assert.equal((await entries()).length, 6);
  },
);

inChat(
  'stores the receipt of an answer that arrives in another conversation',
  async ({ page, card, say, fill, press, goTo, waitForText, booked }) => {
    await say('It squeaks');
    await fill('The brakes', MONDAY);
    let go;
    const held = new Promise((resolve) => (go = resolve));
    await page.route('**/answer', (route) => held.then(() => route.continue()));
    await press();
    await page.waitForFunction(() => document.querySelector('mcp-elicitation').status === 'sending');
    await goTo('cargo bike');
    const stored = page.waitForRequest('**/receipt');
    go();
    await stored;
    await goTo('road bike');
    await waitForText('Booked');
    assert.match(await card().locator('[part~="base"]').textContent(), /The brakes/);
    assert.equal(await booked(), 1);
  },
);

inChat(
  'forgets the questions of a conversation that is cleared',
  async ({ page, card, deliveries, say, goTo, entries }) => {
    await say('It squeaks');
    await goTo('cargo bike');
    await say('It is heavy');
    await card().evaluate((element) => {
      window.results = [];
      element.addEventListener('elicit-result', ({ detail }) => results.push(detail));
    });
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForFunction(() => document.title === '(1) Bike Workshop');
    assert.deepEqual(await page.evaluate(() => results), [{ action: 'cancel' }]);
    assert.deepEqual([await entries('cargo'), (await entries('road')).length, deliveries], [[], 2, []]);
  },
);
