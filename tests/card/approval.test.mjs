// The approval of a tool call, with its arguments as fields, and the questions of coding agents.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fresh, pass, settled, source, until } from './card.mjs';

const ALL = ['approve', 'edit', 'reject', 'reason', 'respond'];
const { answerApprovals, askUserQuestion } = source;

/** The answer of an adapter, which waits a task to see that the page is not left. */
const outcome = async (card) => (await settled(), card.answer);

/** Asks for calls. */
async function ask(calls, always) {
  const card = fresh();
  card.answer = answerApprovals(calls, card.element, { server: 'agent', client: {}, always });
  card.verdict = async () => (await outcome(card)).verdicts[0];
  await until(() => card.status === 'open');
  return card;
}
/** Presses a button like a user who has looked at it. */
function press(card, name) {
  const button = card.named(name);
  assert.ok(button, `there is a button ${name}`);
  pass(1100);
  card.click(button);
}
const control = (card, name) => card.find(`[data-property="${name}"] :is(input, textarea)`);

test('approves what the agent wrote, whatever its arguments are called', async () => {
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
  const card = await ask([{ text: 'Rotate the password?', tool: 'rotate', args, allows: ALL }]);
  assert.deepEqual([card.text('.who code'), card.text('#message')], ['rotate', 'Rotate the password?']);
  for (const name of Object.keys(args)) assert.ok(card.find(`[data-property="${name}"]`), name);
  assert.equal(control(card, 'text').value, args.text);
  assert.ok(control(card, 'consent').checked);
  press(card, 'Approve');
  assert.deepEqual(await card.verdict(), { decision: 'approve', args });
});

test('sends what was cleared or changed, and says how many were', async () => {
  const args = { title: 'Budget', people: ['Ana', 'Ben'], draft: true, count: 2 };
  const card = await ask([{ tool: 'book', args, allows: ALL }]);
  card.enter({ title: '', people: '', draft: true });
  assert.match(card.text('#summary'), /You changed 3 of 4/);
  press(card, 'Approve');
  const edited = { title: '', people: [], draft: false, count: 2 };
  assert.deepEqual(await card.verdict(), { decision: 'edit', args: edited });
});

test('follows the schema of the tool, and has no options that send at once', async () => {
  const schema = {
    $defs: { Tone: { enum: ['formal', 'plain'], title: 'Tone' } },
    properties: { tone: { $ref: '#/$defs/Tone' }, days: { type: 'integer', maximum: 5 } },
  };
  const card = await ask([{ tool: 'write', args: { tone: 'plain', days: 3 }, schema, allows: ALL }]);
  assert.ok(card.named('plain').checked);
  card.enter('9', 'days');
  press(card, 'Approve');
  assert.match(card.error, /5/);
  card.enter('3', 'days');
  press(card, 'Approve');
  assert.equal((await card.verdict()).decision, 'approve');
  const other = await ask([{ tool: 'delete', args: { force: true }, allows: ['approve', 'reject', 'edit'] }]);
  assert.equal(other.text('choice'), undefined);
  assert.ok(control(other, 'force').checked);
});

test('shows arguments that cannot be changed, however long', async () => {
  const args = { path: '/etc/hosts', content: 'line\n'.repeat(4000) };
  const card = await ask([{ tool: 'write_file', args, allows: ['approve', 'reject'] }]);
  assert.equal(card.find('input, textarea'), null);
  assert.match(card.text('[data-property="content"] output'), /^(line\n){4000}/);
  press(card, 'Approve');
  assert.deepEqual(await card.verdict(), { decision: 'approve', args });
});

test('rejects at once, also after a change', async () => {
  const card = await ask([{ tool: 'book', args: { count: 2 }, allows: ALL }]);
  card.enter('3', 'count');
  press(card, 'Reject');
  assert.deepEqual(await card.verdict(), { decision: 'reject', args: { count: 2 } });
});

test('opens a line for a reason, and closes it again', async () => {
  const card = await ask([{ tool: 'book', args: { count: 2 }, allows: ALL }]);
  press(card, 'Reject with a reason…');
  await settled();
  card.key('Escape', card.find('[part~="reply"]'));
  await settled();
  assert.ok(card.named('Approve'));
  assert.equal(card.root.activeElement.id, 'reason');
  press(card, 'Reject with a reason…');
  await settled();
  card.type(card.find('[part~="reply"]'), 'Too many');
  press(card, 'Reject');
  assert.deepEqual(await card.verdict(), { decision: 'reject', args: { count: 2 }, message: 'Too many' });
});

test('asks for an answer alone where the agent wants nothing else, and not instead of something', async () => {
  const card = await ask([{ tool: 'ask_user', args: { question: 'Who?' }, allows: ['respond'] }]);
  assert.ok(!/instead|Approve/i.test(card.root.textContent));
  assert.match(card.text('[data-property="question"]'), /Who\?/);
  pass(1100);
  card.enter('Ana', 'answer');
  press(card, 'Send');
  assert.deepEqual(await card.verdict(), { decision: 'respond', args: { question: 'Who?' }, message: 'Ana' });
});

test('sends a note with an approval where the agent takes one', async () => {
  const card = await ask([{ tool: 'book', args: { count: 2 }, allows: ['approve', 'reject', 'note'] }]);
  press(card, 'Add a note');
  await settled();
  assert.equal(card.root.activeElement.id, 'note-line');
  card.type(card.find('#note-line'), ' For two. ');
  press(card, 'Approve');
  assert.deepEqual(await card.verdict(), { decision: 'approve', args: { count: 2 }, message: 'For two.' });
});

test("offers the host's words for all further calls, but not beside a warning", async () => {
  const always = 'Always for book in this chat';
  const card = await ask([{ tool: 'book', args: { count: 2 }, allows: ALL }], always);
  press(card, always);
  assert.deepEqual(await card.verdict(), { decision: 'approve', args: { count: 2 }, always: true });
  const login = await ask([{ tool: 'login', args: { password: 'x' }, allows: ALL }], always);
  assert.equal(login.named(always), undefined);
});

test('takes an answer only from a press that a user can make', async () => {
  const card = await ask([{ tool: 'ask_user', args: { question: 'Who?' }, allows: ALL }]);
  press(card, 'Answer instead…');
  card.type(card.find('[part~="reply"]'), 'Ana');
  card.find('#answer').click();
  card.find('[part~="reply"]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  // Enter in a field does not approve what the line would answer.
  card.key('Enter', control(card, 'question'), { ctrlKey: true });
  await settled();
  assert.equal(card.status, 'open');
  card.press('#answer');
  const { decision, message } = await card.verdict();
  assert.deepEqual([decision, message], ['respond', 'Ana']);
});

const options = [
  { label: 'Postgres', description: 'A server of its own' },
  { label: 'SQLite', description: 'A file beside the program', preview: 'CREATE TABLE guests (\n  name TEXT\n);' },
];
const DATABASE = { question: 'Which database shall I use?', header: 'Database', options, multiSelect: false };
const FORMAT = {
  question: 'Which format do you want?',
  header: 'Format',
  options: [
    { label: 'JSON', description: 'For programs' },
    { label: 'CSV', description: 'For spreadsheets' },
  ],
  multiSelect: false,
};
async function askQuestions(questions) {
  const card = fresh();
  card.answer = askUserQuestion({ questions }, card.element, { server: 'agent', client: {} });
  await until(() => card.status === 'open');
  return card;
}

test('shows the preview of the selected option alone, and asks one question a step', async () => {
  const card = await askQuestions([DATABASE, FORMAT]);
  const preview = () => card.text('base').includes('CREATE TABLE');
  const choose = (name) => card.click(card.all('input').find((one) => one.labels[0].textContent.startsWith(name)));
  choose('SQLite');
  assert.ok(preview());
  card.press('accept');
  await settled();
  assert.match(card.text('message'), /Which format/);
  pass(1100);
  card.click(card.all('button').find(({ textContent }) => textContent.startsWith('CSV')));
  assert.deepEqual(await outcome(card), {
    action: 'accept',
    answers: { 'Which database shall I use?': 'SQLite', 'Which format do you want?': 'CSV' },
    annotations: { 'Which database shall I use?': { preview: 'CREATE TABLE guests (\n  name TEXT\n);' } },
    unanswered: [],
  });
});
