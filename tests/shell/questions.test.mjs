// The questions of coding agents, and the answers in each agent's own shape.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { answerQuestion, askUserQuestion, requestUserInput } from '../../pkg/src/questions.ts';
import { MOST_BYTES } from '../../target/generated/limits.js';
import { accept, roundHost as element } from './round-host.mjs';

const options = [
  { label: 'Postgres', description: 'A server' },
  { label: 'SQLite', description: 'A file', preview: '-- one file' },
];

test('asks Claude questions, and joins several answers as Claude Code does', async () => {
  const one = element(
    accept({ answer: 'SQLite', notes: 'For now' }),
    accept({ other: 'A text file' }),
    accept({ answer: ['Postgres', 'Say "hi"'], other: 'Redis, not Memcached' }),
    { action: 'decline' },
  );
  const questions = [
    { question: 'Which database?', header: 'Database', options, multiSelect: false },
    { question: 'Which format?', header: 'Format', options, multiSelect: false },
    { question: 'Which caches?', header: 'Caches', options, multiSelect: true },
    { question: 'Which region?', header: 'Region', options, multiSelect: false },
  ];
  assert.deepEqual(await askUserQuestion({ questions }, one), {
    action: 'accept',
    answers: {
      'Which database?': 'SQLite',
      'Which format?': 'A text file',
      'Which caches?': 'Postgres, "Say \\"hi\\"", "Redis, not Memcached"',
    },
    annotations: {
      'Which database?': { preview: '-- one file', notes: 'For now' },
      'Which region?': { unanswered: 'skipped' },
    },
    unanswered: [],
  });
  assert.deepEqual(one.questions[0], {
    mode: 'form',
    message: 'Which database?',
    requestedSchema: {
      type: 'object',
      properties: {
        answer: {
          title: 'Database',
          type: 'string',
          oneOf: [
            { const: 'Postgres', title: 'Postgres', description: 'A server' },
            {
              const: 'SQLite',
              title: 'SQLite',
              description: 'A file',
              _meta: { '_claude/askUserQuestionOption': { preview: '-- one file' } },
            },
          ],
        },
        other: { type: 'string', _meta: { 'mcp-elicitation/instead': true } },
        notes: { type: 'string' },
      },
      required: ['answer'],
    },
  });
  assert.equal(one.questions[2].requestedSchema.properties.answer.type, 'array');
});

test('answers Codex by the ids of its questions, and shows no secret', async () => {
  const one = element(accept({ other: 'Later' }), accept({ answer: 'main' }));
  const outcome = await requestUserInput(
    {
      questions: [
        { id: 'when', header: 'When', question: 'When?', isOther: true, isSecret: false, options },
        { id: 'branch', header: 'Branch', question: 'Which branch?', isOther: false, isSecret: false, options: null },
        { id: 'key', header: 'Key', question: 'The key?', isOther: false, isSecret: true, options: null },
      ],
      autoResolutionMs: null,
    },
    one,
  );
  assert.deepEqual(outcome.answers, {
    when: { answers: ['None of the above', 'user_note: Later'] },
    branch: { answers: ['main'] },
  });
  assert.equal(outcome.action, 'accept');
  assert.deepEqual(
    outcome.unanswered.map(({ question: { id }, diagnostics: [{ code }] }) => [id, code]),
    [['key', 'secret-solicitation']],
  );
  assert.equal(one.questions.length, 2);
});

test('tells the element when the questions of Codex end', async () => {
  mock.timers.enable({ apis: ['Date'], now: 1000 });
  const one = element({ action: 'cancel' });
  const questions = [{ id: 'when', header: 'When', question: 'When?', options }];
  const outcome = await requestUserInput({ questions, autoResolutionMs: 500 }, one);
  mock.timers.reset();
  assert.deepEqual([one.options.expires, one.options.isAgentsQuestion], [1500, true]);
  assert.deepEqual(outcome, { action: 'cancel', answers: {}, unanswered: [] });
});

test('answers opencode with a list for each question', async () => {
  const one = element(accept({ answer: ['SQLite'], other: 'Files' }), { action: 'decline' });
  const outcome = await answerQuestion(
    {
      questions: [
        { question: 'Which?', header: 'Which', options, multiple: true },
        { question: 'Where?', header: 'Where', options, custom: false },
      ],
    },
    one,
  );
  assert.deepEqual(outcome, { action: 'accept', answers: [['SQLite', 'Files'], []], unanswered: [] });
  assert.deepEqual(Object.keys(one.questions[1].requestedSchema.properties), ['answer']);
});

test('answers a question that is in the list twice', async () => {
  const question = { question: 'Which?', header: 'Which', options };
  const one = element(accept({ answer: 'SQLite' }), accept({ answer: 'Postgres' }));
  const { answers } = await answerQuestion({ questions: [question, question] }, one);
  assert.deepEqual(answers, [['SQLite'], ['Postgres']]);
});

test('loses no answer to questions with the same text or id, whatever that is', async () => {
  const question = { question: 'Same?', options };
  const three = [accept({ answer: 'SQLite' }), accept({ other: 'a, b' }), accept({ answer: 'x' })];
  const questions = [question, question, { question: '__proto__', options }];
  const { answers } = await askUserQuestion({ questions }, element(...three));
  assert.deepEqual(Object.entries(answers), [
    ['Same?', 'SQLite, "a, b"'],
    ['__proto__', 'x'],
  ]);
  const codex = questions.map(({ question }) => ({ id: question, question, isOther: true, options }));
  const outcome = await requestUserInput({ questions: codex }, element(...three));
  assert.deepEqual(Object.entries(outcome.answers), [
    ['Same?', { answers: ['SQLite', 'None of the above', 'user_note: a, b'] }],
    ['__proto__', { answers: ['x'] }],
  ]);
});

test('asks the first of more questions than a round can hold, and reads each once', async () => {
  let reads = 0;
  const questions = Array.from({ length: 5000 }, (_, index) => ({
    get question() {
      reads++;
      return `q${index}?`;
    },
    options,
  }));
  const one = element(...Array(100).fill(accept({ answer: 'SQLite' })));
  const { answers, unanswered } = await answerQuestion({ questions }, one);
  assert.deepEqual([one.questions.length, one.questions[0].message, answers[99]], [100, 'q0?', ['SQLite']]);
  assert.equal(unanswered.length, 4900);
  assert.equal(unanswered[0].diagnostics[0].code, 'over-limit');
  assert.ok(reads <= 5000, String(reads));
  const long = Array.from({ length: 3 }, () => ({ question: 'x'.repeat(MOST_BYTES * 0.2), options }));
  const two = element(accept({ answer: 'SQLite' }), accept({ answer: 'SQLite' }));
  assert.equal((await answerQuestion({ questions: long }, two)).unanswered.length, 1);
});

test('leaves all questions of a round that is refused as a whole', async () => {
  let rounds = 0;
  const refusing = {
    async elicitAll() {
      rounds++;
      const diagnostic = { code: 'over-limit', severity: 'error', location: '', message: 'm' };
      throw Object.assign(new Error('m'), { code: -32602, data: [diagnostic] });
    },
    elicit() {},
  };
  const questions = Array.from({ length: 20 }, () => ({ question: 'Which?', options }));
  const { unanswered } = await answerQuestion({ questions }, refusing);
  assert.deepEqual([rounds, unanswered.length], [1, 20]);
});

test('says if all were declined or cancelled, and which questions it cannot read', async () => {
  const question = { question: 'Which?', header: 'Which', options };
  const declined = await answerQuestion({ questions: [question] }, element({ action: 'decline' }));
  assert.deepEqual(declined, { action: 'decline', answers: [[]], unanswered: [] });
  const cancelled = await askUserQuestion({ questions: [question] }, element({ action: 'cancel' }));
  const annotations = { 'Which?': { unanswered: 'dismissed' } };
  assert.deepEqual(cancelled, { action: 'cancel', answers: {}, annotations, unanswered: [] });
  const questions = [{ question: '', options }, { question: 'Which?', options: [{}] }, null];
  const { action, unanswered } = await askUserQuestion({ questions }, element());
  assert.equal(action, 'cancel');
  assert.deepEqual(
    unanswered.map(({ question }) => question),
    questions,
  );
});
