// Requests of programs that these tests do not run: the messages of the standard's 2025-06-18 page, those that the C#
// SDK documents, and a whole card in Simplified Chinese.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fill, results, sound, waitForQuestion } from './fixtures.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
const form = (message, properties, required) => ({
  message,
  requestedSchema: { type: 'object', properties, ...(required && { required }) },
});

const SHAPES = {
  'the standard: simple text': form('Please provide your GitHub username', { name: { type: 'string' } }, ['name']),
  'the standard: structured data': form(
    'Please provide your contact information',
    {
      name: { type: 'string', description: 'Your full name' },
      email: { type: 'string', format: 'email', description: 'Your email address' },
      age: { type: 'number', minimum: 18, description: 'Your age' },
    },
    ['name', 'email'],
  ),
  'the standard: every primitive': form('Each kind', {
    string: {
      type: 'string',
      title: 'Display Name',
      description: 'Description text',
      minLength: 3,
      maxLength: 50,
      format: 'email',
    },
    number: { type: 'number', title: 'Display Name', description: 'Description text', minimum: 0, maximum: 100 },
    integer: { type: 'integer', title: 'Whole', minimum: 0, maximum: 100 },
    boolean: { type: 'boolean', title: 'Display Name', description: 'Description text', default: false },
    choice: {
      type: 'string',
      title: 'Display Name',
      description: 'Description text',
      enum: ['option1', 'option2', 'option3'],
      enumNames: ['Option 1', 'Option 2', 'Option 3'],
    },
  }),
  'C#: typed properties': form('Which game?', {
    Answer: { type: 'boolean', title: 'Yes or no', default: true },
    Name: { type: 'string', title: 'Name', minLength: 1, maxLength: 40, default: 'Ada' },
    Guess: { type: 'number', title: 'Guess', minimum: 1, maximum: 10, default: 5 },
    Plain: { type: 'string', enum: ['red', 'green'], default: 'red' },
    Titled: {
      type: 'string',
      oneOf: [
        { const: 'r', title: 'Red' },
        { const: 'g', title: 'Green' },
      ],
      default: 'g',
    },
    Several: { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, minItems: 1, default: ['a'] },
    SeveralTitled: {
      type: 'array',
      items: {
        anyOf: [
          { const: 'x', title: 'Ex' },
          { const: 'y', title: 'Why' },
        ],
      },
      default: ['x'],
    },
    Legacy: { type: 'string', enum: ['1', '2'], enumNames: ['One', 'Two'], default: '2' },
  }),
};

/** Asks in the page. */
const ask = ({ page }, params, locale) =>
  page.evaluate(
    ([params, locale]) => {
      const element = document.querySelector('mcp-elicitation');
      element.locale = locale ?? null;
      element.elicit(params, { server: { name: 'test' } });
    },
    [params, locale],
  );

describe('answers, declines and dismisses each', () => {
  for (const [name, params] of Object.entries(SHAPES)) {
    test(
      name,
      inPage('plain', async (opened) => {
        await ask(opened, params);
        await waitForQuestion(opened);
        await fill(opened);
        for (const action of ['decline', 'cancel']) {
          await ask(opened, params);
          await waitForQuestion(opened);
          await opened.card.locator(`[part~="${action}"]`).click();
        }
        const [{ action, content }, ...refusals] = await results(opened);
        assert.equal(action, 'accept');
        assert.deepEqual(Object.keys(content), Object.keys(params.requestedSchema.properties));
        assert.deepEqual(refusals, [{ action: 'decline' }, { action: 'cancel' }]);
        await sound(opened);
      }),
    );
  }
});

test(
  'shows a card in Simplified Chinese',
  inPage('plain', async (opened) => {
    const titles = { name: '姓名', city: '城市', date: '出发日期', meal: '餐食', agree: '需要发票' };
    const params = form(
      '请填写您的旅行信息。',
      {
        name: { type: 'string', title: titles.name, description: '与护照一致', minLength: 1 },
        city: { type: 'string', title: titles.city, enum: ['北京', '上海'] },
        date: { type: 'string', title: titles.date, format: 'date' },
        meal: {
          type: 'array',
          title: titles.meal,
          items: {
            anyOf: [
              { const: '素食', title: '素食' },
              { const: '普通', title: '普通' },
            ],
          },
        },
        agree: { type: 'boolean', title: titles.agree },
      },
      ['name'],
    );
    await ask(opened, params, 'zh-CN');
    await waitForQuestion(opened);
    await opened.page.waitForFunction(() => document.querySelector('mcp-elicitation').status === 'open');
    const cardText = await opened.card.locator('section').first().innerText();
    for (const text of [params.message, ...Object.values(titles), '与护照一致', '北京', '素食'])
      assert.ok(cardText.includes(text), text);
    const english = cardText.replaceAll('test', '').match(/[A-Za-z]{4,}/g) ?? [];
    assert.deepEqual(english, []);
    await fill(opened);
    const [{ action, content }] = await results(opened);
    assert.deepEqual([action, content.city], ['accept', '北京']);
  }),
);
