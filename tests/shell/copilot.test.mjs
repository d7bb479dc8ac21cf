// The callbacks of the GitHub Copilot SDK and the requests of eve, in the shapes of their published types:
// `@github/copilot-sdk` 1.0.14 needs its program and an account, `eve` 0.80.1 a model.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callbacks } from '../../pkg/src/copilot.ts';
import { answerInputs } from '../../pkg/src/eve.ts';
import { accept, roundHost } from './round-host.mjs';

/** An element whose questions stay open until the test answers them, or their signal aborts. */
function open() {
  const asked = [];
  const elicit = (params, options) =>
    new Promise((resolve) => {
      asked.push({ params, options, resolve });
      options.signal.addEventListener('abort', () => resolve({ action: 'cancel' }));
    });
  return { asked, elicit };
}
const event = (type, data) => ({ type, data });
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("answers both of Copilot's callbacks at once", async () => {
  const one = open();
  const copilot = callbacks(one, { server: 'Copilot' });
  const context = { sessionId: 's', message: 'Which region?', requestedSchema: { type: 'object', properties: {} } };
  const form = copilot.onElicitationRequest({ ...context, elicitationSource: 'cloud' });
  const text = copilot.onUserInputRequest({ question: 'Which name?', choices: ['a', 'b'] });
  await turn();
  const [{ params, options }, own] = one.asked;
  const { sessionId, ...request } = context;
  assert.deepEqual(params, { mode: 'form', ...request });
  assert.deepEqual([options.server, own.options.server], [{ name: 'cloud' }, { name: 'Copilot' }]);
  assert.equal(own.options.isAgentsQuestion, true);
  own.resolve(accept({ other: 'c' }));
  one.asked[0].resolve(accept({}));
  assert.deepEqual(await form, { action: 'accept', content: {} });
  assert.deepEqual(await text, { answer: 'c', wasFreeform: true });
  const again = copilot.onUserInputRequest({ question: 'Which name?', choices: ['a', 'b'], allowFreeform: false });
  await turn();
  assert.deepEqual(Object.keys(one.asked[2].params.requestedSchema.properties), ['answer']);
  one.asked[2].resolve(accept({ answer: 'b' }));
  assert.deepEqual(await again, { answer: 'b', wasFreeform: false });
});

test('ends a question that another client of the session has answered, and no other', async () => {
  const one = open();
  const copilot = callbacks(one);
  const context = (message) => ({ message, requestedSchema: { type: 'object', properties: {} } });
  // The event of an elicitation follows its callback, and that of a question may come first.
  const first = copilot.onElicitationRequest(context('One?'));
  copilot.onEvent(event('elicitation.requested', { requestId: '1', ...context('One?') }));
  copilot.onEvent(event('user_input.requested', { requestId: '2', question: 'Two?' }));
  const second = copilot.onUserInputRequest({ question: 'Two?' });
  const third = copilot.onElicitationRequest(context('One?'));
  copilot.onEvent(event('elicitation.requested', { requestId: '3', ...context('One?') }));
  await turn();
  copilot.onEvent(event('elicitation.completed', { requestId: '1', action: 'accept' }));
  copilot.onEvent(event('user_input.completed', { requestId: '2', answer: 'x' }));
  assert.deepEqual(await first, { action: 'cancel' });
  await assert.rejects(second, { code: 'cancelled' });
  const ends = Object.fromEntries(one.asked.map(({ params, options }) => [params.message, options.signal.reason]));
  assert.deepEqual(ends, { 'One?': undefined, 'Two?': 'elsewhere' });
  one.asked.at(-1).resolve({ action: 'decline' });
  assert.deepEqual(await third, { action: 'decline' });
});

test("answers eve's three kinds of requests", async () => {
  const action = { callId: 'c', kind: 'tool-call', toolName: 'refund', input: { amount: 5 } };
  const options = [
    { id: 'de', label: 'Germany', description: 'Frankfurt' },
    { id: 'us', label: 'United States', style: 'primary' },
  ];
  const call = { kind: 'tool-approval', display: 'confirmation', prompt: 'Refund 5?', action };
  const limit = ['continue', 'stop'].map((id) => ({ id, label: id }));
  const yesOrNo = ['approve', 'always', 'deny'].map((id) => ({ id, label: id }));
  const requests = [
    { requestId: '1', kind: 'question', prompt: 'Where?', options, allowFreeform: true, action },
    { requestId: '2', kind: 'question', prompt: 'Where?', options, allowFreeform: true, action },
    { requestId: '3', kind: 'question', prompt: 'Which name?', display: 'text', allowFreeform: true, action },
    { requestId: '4', kind: 'session-limit', prompt: 'Go on?', options: limit, allowFreeform: false, action },
    { requestId: '5', ...call, options: yesOrNo },
    { requestId: '6', ...call },
    { requestId: '7', ...call },
    { requestId: '8', kind: 'question', prompt: 'Skipped?', action },
    { requestId: '9', ...call, action: undefined },
    { requestId: '10', kind: 'question', prompt: '', action },
    null,
  ];
  const one = roundHost(
    accept({ answer: 'de' }),
    accept({ other: 'Japan' }),
    accept({ answer: 'Ada' }),
    accept({ answer: 'stop' }),
    { action: 'decline', _meta: { reason: 'Only three' } },
    accept({}),
    { action: 'cancel' },
    { action: 'decline' },
  );
  const { responses, unanswered } = await answerInputs(requests, one, { server: 'shop' });
  assert.deepEqual(responses, [
    { requestId: '1', optionId: 'de' },
    { requestId: '2', text: 'Japan' },
    { requestId: '3', text: 'Ada' },
    { requestId: '4', optionId: 'stop' },
    { requestId: '5', optionId: 'deny', text: 'Only three' },
    { requestId: '6', optionId: 'approve' },
  ]);
  assert.deepEqual(
    unanswered.map(({ request, diagnostics: [{ code }] }) => [request?.requestId, code]),
    [
      ['9', 'nothing-asked'],
      ['10', 'malformed-interrupt'],
      [undefined, 'malformed-interrupt'],
    ],
  );
  assert.deepEqual(one.options.approvals.map(Boolean).indexOf(true), 4);
  assert.equal(one.questions[4].message, 'refund\n\nRefund 5?');
});
