import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerInterrupts } from '../../pkg/src/langgraph.ts';
import { accept, roundHost } from './round-host.mjs';

/** An element that accepts every question with the content at its position. */
const element = (...contents) => roundHost(...contents.map(accept));

const codes = ({ unanswered }) => unanswered.map(({ interrupt, diagnostics: [{ code }] }) => [interrupt?.id, code]);

test('asks for a text if a graph gives only a text', async () => {
  const one = element({ answer: 'Dr Who' }, { answer: 'Friday' });
  const outcome = await answerInterrupts(
    [
      { id: 'a', value: 'Which doctor shall I book?' },
      { id: 'b', value: { question: 'When?', description: 'Any day will do.' } },
    ],
    one,
  );
  assert.deepEqual(outcome, { resume: { a: 'Dr Who', b: 'Friday' }, refused: [], unanswered: [] });
  assert.deepEqual(
    one.questions.map(({ message }) => message),
    ['Which doctor shall I book?', 'When?\n\nAny day will do.'],
  );
  assert.deepEqual(one.questions[0].requestedSchema, {
    type: 'object',
    properties: { answer: { type: 'string' } },
    required: ['answer'],
  });
});

test('asks for what is a text and a little more, shows all of it, and answers as graphs read it', async () => {
  const cases = [
    [{ question: 'Which size?', options: ['small', 'large'] }, 'Which size?', 'large'],
    [{ type: 'choice', message: 'How many?', choices: [{ label: 'A pair', value: 2 }, { id: 5 }] }, 'How many?', 5],
    [{ prompt: 'Which?', options: ['a', 'b'], multiple: true }, 'Which?', ['a']],
    [{ type: 'human_input_request', message: 'How many chairs shall I order?' }, 'How many chairs shall I order?', '4'],
    [{ type: 'approval_request', reason: 'Deletes 90 backups' }, 'Deletes 90 backups', 'approved'],
    [{ text_to_revise: 'Hello wrld' }, 'text to revise: Hello wrld', 'Hello world'],
    [
      { question: 'Pay?', details: { amount: 5 }, due: null, dry_run: false },
      'Pay?\n\ndetails: {\n "amount": 5\n}\ndry run: false',
      'yes',
    ],
    [
      { type: 'approval_request', action: 'send', args: { to: 'Ana', answer: 'x' }, note: 'Soon' },
      'send\n\nnote: Soon',
      'ok',
    ],
    [{ action: { name: 'refund', params: { to: 'Ana' } } }, 'refund', 'no'],
    [{ text: 'Go?', options: { a: 'Alpha', b: 'Beta' } }, 'Go?', 'b'],
    [{ text: 'Go?', schema: { users: 1 } }, 'Go?\n\nschema: {\n "users": 1\n}', 'no'],
  ];
  const one = element(...cases.map(([, , answer]) => ({ answer, answer_: answer })));
  const outcome = await answerInterrupts(
    cases.map(([value], index) => ({ id: `${index}`, value })),
    one,
  );
  assert.deepEqual(outcome, {
    resume: Object.fromEntries(cases.map(([, , answer], index) => [index, answer])),
    refused: [],
    unanswered: [],
  });
  assert.deepEqual(
    one.questions.map(({ message }) => message),
    cases.map(([, message]) => message),
  );
  const [size, count, several, , , , , call, action, map] = JSON.parse(JSON.stringify(one.questions)).map(
    ({ requestedSchema }) => requestedSchema.properties,
  );
  assert.deepEqual(size.answer.oneOf, [
    { const: 'small', title: 'small' },
    { const: 'large', title: 'large' },
  ]);
  assert.deepEqual(count.answer, {
    type: 'number',
    oneOf: [
      { const: 2, title: 'A pair' },
      { const: 5, title: '5' },
    ],
  });
  assert.equal(several.answer.items.anyOf.length, 2);
  assert.deepEqual(map.answer.oneOf[0], { const: 'a', title: 'Alpha' });
  assert.deepEqual(call, { to: { const: 'Ana' }, answer: { const: 'x' }, answer_: { type: 'string' } });
  assert.deepEqual(action, { to: { const: 'Ana' }, answer: { type: 'string' } });
});

test('leaves interrupts that would be approved unseen to the host page', async () => {
  const values = [
    { message: '' },
    { responseSchema: { type: 'object', properties: { approved: { type: 'boolean' } } } },
    { type: 'approval_request', amount: 5 },
    null,
    undefined,
    5,
  ];
  const interrupts = values.map((value, index) => ({ id: `${index}`, value }));
  const one = element({ answer: 'Ada' });
  const outcome = await answerInterrupts([...interrupts, { id: 'good', value: 'Who?' }], one);
  assert.deepEqual(outcome.resume, { good: 'Ada' });
  assert.deepEqual(
    codes(outcome),
    interrupts.map(({ id }) => [id, 'nothing-asked']),
  );
  assert.deepEqual(await answerInterrupts(interrupts, element()).then(({ resume, refused }) => [resume, refused]), [
    undefined,
    [],
  ]);
});

test('leaves malformed interrupts to the host page, and asks the others', async () => {
  const mcp = (requests) => ({ type: 'mcp_elicitation', requests });
  const seat = {
    key: 'seat',
    mode: 'form',
    message: 'Which seat?',
    requested_schema: { type: 'object', properties: { seat: { type: 'string' } } },
  };
  const odd = [
    null,
    'text',
    { value: 'Without an id, beside others' },
    { id: 5, value: 'Who?' },
    { id: 'schema', value: 'Who?', response_schema: 'text' },
    { id: 'required', value: 'Who?', response_schema: { type: 'object', properties: {}, required: { 0: 'ok' } } },
    { id: 'message', value: { message: { text: 'Who?' }, reason: 'x' } },
    { id: 'options', value: { question: 'Who?', options: 'Ana' } },
    { id: 'option', value: { question: 'Who?', options: [{ value: {} }] } },
    { id: 'null', value: mcp([null, seat]) },
    { id: 'none', value: mcp([]) },
    { id: 'no list', value: mcp('seat') },
    { id: 'no key', value: mcp([{ ...seat, key: undefined }]) },
    { id: 'no message', value: mcp([seat, { key: 'meal' }]) },
    { id: 'schema of one', value: mcp([{ ...seat, requested_schema: 5 }]) },
  ];
  const good = [
    { id: 'a', value: 'Who?' },
    { id: 'b', value: mcp([seat]) },
  ];
  const one = element({ answer: 'Ada' }, { seat: '4A' });
  const outcome = await answerInterrupts([...odd, ...good], one);
  assert.deepEqual(outcome.resume, {
    a: 'Ada',
    b: { responses: { seat: { action: 'accept', content: { seat: '4A' } } } },
  });
  assert.deepEqual(
    outcome.unanswered.map(({ interrupt }) => interrupt),
    odd,
  );
  for (const [, code] of codes(outcome)) assert.equal(code, 'malformed-interrupt');
  assert.deepEqual(one.questions.length, 2);
});

test('answers a single interrupt without an id by its bare value', async () => {
  assert.deepEqual(
    await answerInterrupts([{ value: 'Who?' }, null], element({ answer: 'Ada' })).then(({ resume }) => resume),
    'Ada',
  );
});
