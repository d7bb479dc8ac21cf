// A question of an agent, as its adapter asks it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fresh, settled, source, until } from './card.mjs';

const { answerApprovals, askUserQuestion } = source;

test('says once what is missing behind an empty “Other…” of an agent’s question', async () => {
  const options = ['Beans', 'Beets'].map((label) => ({ const: label, title: label }));
  const properties = {
    answer: { type: 'array', items: { anyOf: options }, title: 'Which?' },
    other: { type: 'string', _meta: { 'mcp-elicitation/instead': true } },
  };
  const params = { message: 'Which?', requestedSchema: { type: 'object', properties, required: ['answer'] } };
  const card = fresh();
  card.element.elicitAll({ 0: { method: 'elicitation/create', params } }, { isAgentsQuestion: true });
  await until(() => card.status === 'open');
  card.enter('Other…', 'answer');
  card.press('accept');
  await settled();
  const errors = card
    .all('[part~="error"]')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  assert.equal(errors.length, 1, errors.join());
  assert.doesNotMatch(card.text('base'), /optional|Empty list/);
});

/** The questions of an agent on a card, whose first option is pressed where it is a button. */
function asked(headers) {
  const questions = headers.map((header) => ({
    question: `Which ${header}?`,
    header,
    options: [{ label: `${header} 1`, description: 'with `code`' }, { label: `${header} 2` }],
  }));
  const card = fresh();
  askUserQuestion({ questions }, card.element, { server: 'Claude' }).then((outcome) => (card.outcome = outcome));
  return card;
}
const tabs = (card) => card.all('[part=tabs] button');
async function choose(card, name = 'accept') {
  await until(() => card.status === 'open');
  card.press(name);
  await settled();
}

test('lists the answers to three questions before anything is sent, and returns to each by its name', async () => {
  const card = asked(['Store', 'Cache', 'Queue']);
  await choose(card);
  assert.deepEqual(
    tabs(card).map(({ textContent, disabled }) => [textContent, disabled]),
    [
      ['Store', false],
      ['Cache', false],
      ['Queue', true],
    ],
  );
  assert.equal(tabs(card)[1].getAttribute('aria-current'), 'step');
  await choose(card);
  await choose(card, 'decline');
  assert.equal(card.status, 'open');
  assert.match(card.text('steps'), /Which Store\? ?Store 1.*Which Cache\? ?Cache 1.*Which Queue\? ?No answer/);
  assert.equal(card.text('accept'), 'Send');
  assert.equal(tabs(card)[0].getAttribute('aria-label'), 'Store: Store 1');
  card.click(tabs(card)[0]);
  await settled();
  assert.match(card.text('message'), /Which Store/);
  assert.equal(card.find('[part~=back]'), null);
  await choose(card, '#accept-1');
  assert.match(card.text('steps'), /Which Store\? ?Store 2/);
  await choose(card);
  await until(() => card.outcome);
  const { answers, annotations } = card.outcome;
  assert.deepEqual(answers, { 'Which Store?': 'Store 2', 'Which Cache?': 'Cache 1' });
  assert.deepEqual(annotations, { 'Which Queue?': { unanswered: 'skipped' } });
  assert.equal(card.all('[part=steps] li').length, 3);
});

test('cancels all questions in the last look, and sends two without one', async () => {
  const card = asked(['Store', 'Cache', 'Queue']);
  for (let step = 0; step < 3; step++) await choose(card);
  card.press('cancel');
  assert.equal(card.text('#asked'), 'Discard what you typed?');
  card.element.decline();
  await until(() => card.outcome);
  assert.equal(card.outcome.action, 'cancel');
  assert.doesNotMatch(card.text('base'), /Sent|Declined/);
  const short = asked(['Store', 'Cache']);
  await choose(short);
  await choose(short);
  await until(() => short.outcome);
  assert.equal(short.outcome.action, 'accept');
});

test('draws the Markdown of an agent without links, pictures and HTML, if the host wants it', async () => {
  const text = [
    'Runs **all** of `make <b>`:',
    '',
    '- one **two**',
    '- [three](https://a.example) ![](x.png)',
    '',
    '```sh',
    'make **x**',
    '```',
    'and <img src=x> 2 * 3 ** 4',
  ].join('\n');
  const call = { tool: 'run', text, args: {}, allows: ['approve', 'reject'] };
  for (const markdown of [true, undefined]) {
    const card = fresh();
    answerApprovals([call], card.element, { server: 'Assistant', markdown });
    await until(() => card.status === 'open');
    const drawn = card.find('#message bdi');
    if (!markdown) assert.equal(drawn.textContent, text);
    else {
      const tags = [...drawn.querySelectorAll('*')].map(({ localName }) => localName);
      assert.deepEqual(tags, ['strong', 'code', 'ul', 'li', 'strong', 'li', 'pre']);
      assert.equal(drawn.querySelector('pre').textContent, 'make **x**');
      assert.match(
        drawn.textContent,
        /\[three\]\(https:\/\/a\.example\) !\[\]\(x\.png\).*and <img src=x> 2 \* 3 \*\* 4$/s,
      );
      card.element.locale = 'de';
      await until(() => card.text('accept') !== 'Approve');
      await settled();
      assert.ok(card.find('#message bdi strong'));
    }
  }
});

test('keeps the message of a server as written, and refuses its icon from elsewhere', async () => {
  const request = { message: '**Deploy**?', requestedSchema: { type: 'object', properties: {} } };
  const png = 'data:image/png;base64,AA==';
  for (const [icon, src] of [
    [png, png],
    ['/own.webp', new URL('/own.webp', location.href).href],
    ['/own.svg'],
    ['data:image/svg+xml,<svg/>'],
    ['https://other.example/a.png'],
    [`blob:${location.origin}/x`],
    ['javascript:0'],
    ['//other.example/a.png'],
  ]) {
    const card = fresh();
    card.element.elicit(request, { server: { name: 'Harbor', icon }, markdown: true });
    await until(() => card.status === 'open');
    assert.equal(card.text('message'), '**Deploy**?');
    const picture = card.find('.mark img');
    assert.equal(picture?.getAttribute('src'), src, icon);
    assert.equal(card.text('.mark'), 'H');
    picture?.dispatchEvent(new Event('error'));
    assert.equal(card.find('.mark img'), null);
  }
});
