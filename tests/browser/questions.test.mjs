// The questions of coding agents, answered by mouse and by keys.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, passGuardTime, stage } from './fixtures.mjs';

const inPage = stage();
const options = [
  { label: 'Postgres', description: 'A server of its own' },
  { label: 'SQLite', description: 'A file beside the program', preview: 'CREATE TABLE guests (\n  name TEXT\n);' },
];
const database = { question: 'Which database shall I use?', header: 'Database', options, multiSelect: false };
const format = {
  question: 'Which format do you want?',
  header: 'Format',
  options: [
    { label: 'JSON', description: 'For programs' },
    { label: 'CSV', description: 'For spreadsheets' },
  ],
  multiSelect: false,
};
const caches = { ...format, question: 'Which formats do you want?', multiSelect: true };

/** Asks, and keeps the outcome. */
const ask = (page, name, input) =>
  page.evaluate(
    async ([name, input]) => {
      const questions = await import('/pkg/dist/questions.js');
      window.outcome = undefined;
      void questions[name](input, document.querySelector('mcp-elicitation'), { server: 'agent' }).then(
        (outcome) => (window.outcome = outcome),
      );
    },
    [name, input],
  );
const outcome = async (page) => {
  await page.waitForFunction(() => window.outcome);
  return page.evaluate(() => window.outcome);
};
const message = (card, text) => card.locator('[part~="message"]', { hasText: text }).waitFor();

test(
  'shows the preview of the selected option alone, and asks one question a step',
  inPage(async ({ page, card }) => {
    await ask(page, 'askUserQuestion', { questions: [database, format] });
    await message(card, 'Which database');
    const preview = card.getByText('CREATE TABLE');
    assert.equal(await preview.isVisible(), false);
    await card.getByRole('radio', { name: 'SQLite', exact: true }).click();
    assert.equal(await preview.isVisible(), true);
    assert.equal(await preview.evaluate((pre) => getComputedStyle(pre).whiteSpace), 'pre-wrap');
    await card.getByRole('radio', { name: 'Postgres', exact: true }).click();
    assert.equal(await preview.isVisible(), false);
    await card.getByRole('radio', { name: 'SQLite', exact: true }).click();
    await accept(page);
    await message(card, 'Which format');
    await passGuardTime(page);
    await card.getByRole('button', { name: 'CSV' }).click();
    assert.deepEqual(await outcome(page), {
      action: 'accept',
      answers: { 'Which database shall I use?': 'SQLite', 'Which format do you want?': 'CSV' },
      unanswered: [],
    });
  }),
);

test(
  'takes another answer by keys alone',
  inPage(async ({ page, card }) => {
    await ask(page, 'askUserQuestion', { questions: [format] });
    await message(card, 'Which format');
    assert.equal(await card.getByRole('button', { name: 'No answer' }).count(), 0);
    await card.getByRole('button', { name: 'Other…' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('A text file');
    await passGuardTime(page);
    await page.keyboard.press('Enter');
    const { answers } = await outcome(page);
    assert.deepEqual(answers, { 'Which format do you want?': 'A text file' });
  }),
);

test(
  'takes several answers and another one',
  inPage(async ({ page, card }) => {
    await ask(page, 'askUserQuestion', { questions: [caches] });
    await message(card, 'Which formats');
    await card.getByRole('checkbox', { name: 'JSON', exact: true }).click();
    await card.getByRole('checkbox', { name: 'Other…' }).click();
    await card.locator('[data-property="other"] input').click();
    await page.keyboard.type('XML, old');
    await accept(page);
    const { answers } = await outcome(page);
    assert.deepEqual(answers, { 'Which formats do you want?': 'JSON, "XML, old"' });
  }),
);
