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

test('leaves interrupts that would be approved unseen to the host page', async () => {
  const values = [
    { message: '' },
    { responseSchema: { type: 'object', properties: { approved: { type: 'boolean' } } } },
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
    { id: 'message', value: { message: { text: 'Who?' } } },
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
