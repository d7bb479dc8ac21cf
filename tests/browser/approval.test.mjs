// The approval of a tool call: its arguments as fields, and the decisions about it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passGuardTime, stage } from './fixtures.mjs';

const inPage = stage();
const ALL = ['approve', 'edit', 'reject', 'reason', 'respond'];

/** Asks for calls, and keeps the outcome. */
const ask = async (page, card, calls, always) => {
  await page.evaluate(
    async ([calls, always]) => {
      const { answerApprovals } = await import('/pkg/dist/approvals.js');
      window.outcome = undefined;
      const element = document.querySelector('mcp-elicitation');
      void answerApprovals(calls, element, { server: 'agent', always }).then((outcome) => (window.outcome = outcome));
    },
    [calls, always],
  );
  await card.locator('[part~="message"]').waitFor();
  await passGuardTime(page);
};
const outcome = async (page) => {
  await page.waitForFunction(() => window.outcome);
  return page.evaluate(() => window.outcome);
};
const verdict = async (page) => (await outcome(page)).verdicts[0];
const button = (card, name) => card.getByRole('button', { name, exact: true });
/** Presses a button that may be out of view. */
const press = async (page, card, name) => {
  await button(card, name).scrollIntoViewIfNeeded();
  await passGuardTime(page);
  await button(card, name).click();
};
const field = (card, name) => card.locator(`[data-property="${name}"]`).locator('input, textarea');

test(
  'approves what the agent wrote, whatever its arguments are called',
  inPage(async ({ page, card }) => {
    const args = {
      password: 'hunter2',
      consent: true,
      i_agree: true,
      empty: '',
      none: null,
      nothing: {},
      list: [],
      big: 1e300,
      text: `${'long '.repeat(200)}\nend`,
    };
    await ask(page, card, [{ text: 'Rotate the password?', tool: 'rotate', args, allows: ALL }]);
    assert.equal(await card.locator('[part~="message"]').innerText(), 'rotate\n\nRotate the password?');
    for (const name of Object.keys(args)) assert.ok(await card.locator(`[data-property="${name}"]`).isVisible(), name);
    assert.equal(await field(card, 'text').inputValue(), args.text);
    assert.equal(await field(card, 'consent').isChecked(), true);
    await press(page, card, 'Approve');
    assert.deepEqual(await verdict(page), { decision: 'approve', args });
  }),
);

test(
  'sends what was cleared or changed, and says how many were',
  inPage(async ({ page, card }) => {
    const args = { title: 'Budget', people: ['Ana', 'Ben'], draft: true, count: 2 };
    await ask(page, card, [{ tool: 'book', args, allows: ALL }]);
    await field(card, 'title').fill('');
    await field(card, 'people').fill('');
    await card.getByRole('checkbox', { name: 'Draft' }).click();
    assert.match(await card.locator('#summary').innerText(), /You changed 3 of 4/);
    await passGuardTime(page);
    await button(card, 'Approve').click();
    const edited = { title: '', people: [], draft: false, count: 2 };
    assert.deepEqual(await verdict(page), { decision: 'edit', args: edited });
  }),
);

test(
  'follows the schema of the tool, and has no options that send at once',
  inPage(async ({ page, card }) => {
    const schema = {
      $defs: { Tone: { enum: ['formal', 'plain'], title: 'Tone' } },
      properties: { tone: { $ref: '#/$defs/Tone' }, days: { type: 'integer', maximum: 5 } },
    };
    await ask(page, card, [{ tool: 'write', args: { tone: 'plain', days: 3 }, schema, allows: ALL }]);
    assert.equal(await card.getByRole('radio', { name: 'plain' }).isChecked(), true);
    await field(card, 'days').fill('9');
    await button(card, 'Approve').click();
    await card.locator('[part~="error"]', { hasText: '5' }).first().waitFor();
    await field(card, 'days').fill('3');
    await passGuardTime(page);
    await button(card, 'Approve').click();
    assert.equal((await verdict(page)).decision, 'approve');
    await ask(page, card, [{ tool: 'delete', args: { force: true }, allows: ['approve', 'reject', 'edit'] }]);
    assert.equal(await card.locator('[part~="choice"]').count(), 0);
    assert.equal(await field(card, 'force').isChecked(), true);
  }),
);

test(
  'shows arguments that cannot be changed, however long',
  inPage(async ({ page, card }) => {
    const args = { path: '/etc/hosts', content: 'line\n'.repeat(4000) };
    await ask(page, card, [{ tool: 'write_file', args, allows: ['approve', 'reject'] }]);
    assert.equal(await card.locator('input, textarea').count(), 0);
    const content = card.locator('[data-property="content"] output');
    assert.match(await content.innerText(), /^(line\n){4000}/);
    assert.ok(await content.evaluate((box) => box.scrollHeight > box.clientHeight && box.clientHeight < innerHeight));
    await press(page, card, 'Approve');
    assert.deepEqual(await verdict(page), { decision: 'approve', args });
  }),
);

test(
  'rejects at once, also after a change',
  inPage(async ({ page, card }) => {
    await ask(page, card, [{ tool: 'book', args: { count: 2 }, allows: ALL }]);
    await field(card, 'count').fill('3');
    await button(card, 'Reject').click();
    assert.deepEqual(await verdict(page), { decision: 'reject', args: { count: 2 } });
  }),
);

test(
  'opens a line for a reason, and closes it again',
  inPage(async ({ page, card }) => {
    await ask(page, card, [{ tool: 'book', args: { count: 2 }, allows: ALL }]);
    await button(card, 'Reject with a reason…').click();
    await page.keyboard.press('Escape');
    assert.ok(await button(card, 'Approve').isVisible());
    assert.equal(await page.evaluate(() => document.activeElement.shadowRoot.activeElement.id), 'reason');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Too many');
    await button(card, 'Reject').click();
    assert.deepEqual(await verdict(page), { decision: 'reject', args: { count: 2 }, message: 'Too many' });
  }),
);

test(
  'asks for an answer alone where the agent wants nothing else',
  inPage(async ({ page, card }) => {
    await ask(page, card, [{ tool: 'ask_user', args: { question: 'Who?' }, allows: ['respond'] }]);
    assert.equal(await button(card, 'Approve').count(), 0);
    await card.locator('[part~="reply"]').fill('Ana');
    await page.keyboard.press('Enter');
    assert.deepEqual(await verdict(page), { decision: 'respond', args: { question: 'Who?' }, message: 'Ana' });
  }),
);

test(
  'leaves a closed approval undecided',
  inPage(async ({ page, card }) => {
    await ask(page, card, [{ tool: 'book', args: { count: 2 }, allows: ALL }]);
    await card.locator('[part~="cancel"]').click();
    assert.deepEqual(await outcome(page), { verdicts: [undefined], unanswered: [] });
  }),
);

test(
  "offers the host's words for all further calls, but not beside a warning",
  inPage(async ({ page, card }) => {
    const always = 'Always for book in this chat';
    await ask(page, card, [{ tool: 'book', args: { count: 2 }, allows: ALL }], always);
    await card.getByRole('checkbox', { name: always }).click();
    await passGuardTime(page);
    await button(card, 'Approve').click();
    assert.deepEqual(await verdict(page), { decision: 'approve', args: { count: 2 }, always: true });
    await ask(page, card, [{ tool: 'login', args: { password: 'x' }, allows: ALL }], always);
    assert.equal(await card.getByRole('checkbox', { name: always }).count(), 0);
  }),
);

test(
  'shows all that is sent, or does not ask',
  inPage(async ({ page, card }) => {
    const command = 'rm -rf ~ \ud800';
    const calls = [
      { tool: 'sh', args: { command, list: ['x'.repeat(10001)] }, allows: ALL },
      { tool: 'sh', text: 'x'.repeat(40_000), args: {}, allows: ALL },
    ];
    await ask(page, card, calls);
    assert.equal(await field(card, 'command').inputValue(), '"rm -rf ~ \\ud800"');
    assert.match(await card.locator('[data-property="list"] output').innerText(), /x{10001}/);
    await press(page, card, 'Approve');
    const { verdicts, unanswered } = await outcome(page);
    assert.deepEqual(verdicts, [{ decision: 'approve', args: calls[0].args }, undefined]);
    assert.equal(unanswered[0].diagnostics[0].code, 'over-limit');
  }),
);

test(
  'takes an answer only from a press that a user can make',
  inPage(async ({ page, card }) => {
    await ask(page, card, [{ tool: 'ask_user', args: { question: 'Who?' }, allows: ALL }]);
    await button(card, 'Answer instead…').click();
    await card.locator('[part~="reply"]').fill('Ana');
    await card.locator('#answer').evaluate((answer) => answer.click());
    await card.locator('[part~="reply"]').evaluate((reply) => {
      const key = { key: 'Enter', keyCode: 13, bubbles: true, composed: true };
      reply.dispatchEvent(new KeyboardEvent('keydown', key));
    });
    // Enter in a field does not approve what the line would answer.
    await field(card, 'question').press('Control+Enter');
    assert.equal(await page.evaluate(() => window.outcome), undefined);
    await passGuardTime(page);
    await card.locator('#answer').click();
    const { decision, message } = await verdict(page);
    assert.deepEqual([decision, message], ['respond', 'Ana']);
  }),
);

test(
  'needs an approval in view for half a second',
  inPage(async ({ page, card }) => {
    await ask(page, card, [
      { tool: 'first', args: {}, allows: ALL },
      { tool: 'second', args: {}, allows: ALL },
    ]);
    await button(card, 'Approve').dblclick();
    await card.locator('[part~="message"]', { hasText: 'second' }).waitFor();
    assert.equal(await page.evaluate(() => window.outcome), undefined);
  }),
);
