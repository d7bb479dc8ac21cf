import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerInterrupts, momentOf } from '../../pkg/src/ag-ui.ts';

const NAME = { type: 'object', properties: { name: { type: 'string' } } };

/** An element that returns these results for its rounds, in turn, and throws errors. */
function element(...rounds) {
  const calls = [];
  return {
    calls,
    elicit() {},
    async elicitAll(requests, options) {
      calls.push({ requests: Object.values(requests).map(({ params }) => params), ...options });
      const results = rounds.shift();
      if (results instanceof Error) throw results;
      if (typeof results === 'function') return results(requests, options);
      return Object.fromEntries(results.map((result, index) => [`${index}`, result]));
    },
  };
}

test('answers all interrupts as one round, with an entry for each', async () => {
  const one = element([
    { action: 'accept', content: { name: 'Ada' } },
    { action: 'decline' },
    { action: 'cancel' },
    { action: 'accept', content: { answer: 3 } },
  ]);
  const interrupts = [
    { id: 'a', reason: 'input_required', message: 'Who?', responseSchema: NAME },
    { id: 'b', reason: 'tool_call', toolCallId: 'call-1', message: 'Go on?' },
    { id: 'c', reason: 'confirmation', message: 'Sure?' },
    { id: 'd', reason: 'input_required', message: 'How many?', responseSchema: { type: 'integer', title: 'Guests' } },
  ];
  const toolCall = ({ toolCallId }) => (toolCallId ? { name: 'book', arguments: { room: 4 } } : undefined);
  const { resume, unanswered } = await answerInterrupts(interrupts, one, { server: 'booking', toolCall });
  assert.deepEqual(resume, [
    { interruptId: 'a', status: 'resolved', payload: { name: 'Ada' } },
    { interruptId: 'b', status: 'resolved', payload: { approved: false } },
    { interruptId: 'd', status: 'resolved', payload: 3 },
  ]);
  assert.deepEqual(
    unanswered.map(({ interrupt: { id }, diagnostics: [{ code }] }) => [id, code]),
    [['c', 'cancelled']],
  );
  const [{ requests, server }] = one.calls;
  assert.deepEqual(server, { name: 'booking' });
  assert.deepEqual(
    requests.map(({ message }) => message),
    ['Who?', 'book\n\nGo on?', 'Sure?', 'How many?'],
  );
  assert.deepEqual(requests[3].requestedSchema, {
    type: 'object',
    properties: { answer: { type: 'integer', title: 'Guests' } },
    required: ['answer'],
  });
});

test('shows the description of an approval, and keeps one that can only be yes as a form', async () => {
  const one = element([{ action: 'decline' }, { action: 'cancel' }]);
  const approval = (id, property) => ({
    id,
    reason: 'tool_call',
    toolCallId: id,
    message: 'Pay?',
    responseSchema: { type: 'object', properties: { approved: property }, required: ['approved'] },
  });
  const { resume } = await answerInterrupts(
    [approval('a', { type: 'boolean', description: 'Costs 5 euros' }), approval('b', { type: 'boolean', const: true })],
    one,
    { toolCall: () => ({ name: 'pay', arguments: {} }) },
  );
  assert.deepEqual(resume[0], { interruptId: 'a', status: 'resolved', payload: { approved: false } });
  const [{ requests }] = one.calls;
  assert.deepEqual(requests[0], {
    mode: 'form',
    message: 'pay\n\nPay?\n\nCosts 5 euros',
    requestedSchema: { type: 'object', properties: {}, required: [] },
  });
  assert.deepEqual(Object.keys(requests[1].requestedSchema.properties), ['approved']);
});

test('leaves interrupts that cannot be drawn to the host page, and asks the rest', async () => {
  const refusal = Object.assign(new Error('no'), { code: -32602, data: [{ code: 'too-deep', step: 0 }] });
  const one = element(refusal, [{ action: 'accept', content: {} }]);
  const interrupts = [
    { id: 'a', reason: 'x', message: 'Which?', responseSchema: { type: 'object' } },
    { id: 'b', reason: 'y', message: 'Go on?' },
  ];
  const { resume, unanswered } = await answerInterrupts(interrupts, one);
  assert.deepEqual(resume, [{ interruptId: 'b', status: 'resolved', payload: {} }]);
  assert.deepEqual(unanswered, [{ interrupt: interrupts[0], diagnostics: refusal.data }]);
  const failing = element(new Error('The element is gone'));
  await assert.rejects(answerInterrupts(interrupts, failing), /gone/);
});

test('leaves requests for consent to nothing to the host page', async () => {
  const approval = { type: 'object', properties: { approved: { type: 'boolean' } }, required: ['approved'] };
  const interrupts = [
    {
      id: 'raw',
      reason: 'langgraph:interrupt',
      metadata: { langgraph: { raw: { action_requests: [{ name: 'pay' }] } } },
      expiresAt: 1,
    },
    { id: 'empty', reason: 'confirmation', message: ' \u200B', responseSchema: { type: 'object', properties: {} } },
    { id: 'null', reason: 'tool_call', toolCallId: '1', message: null, responseSchema: null },
    { id: 'bare', reason: 'confirmation', responseSchema: approval },
    { id: 'call', reason: 'tool_call', toolCallId: '2', responseSchema: approval },
    { id: 'root', reason: 'confirmation', responseSchema: { type: 'boolean' } },
    { id: 'who', reason: 'input_required', responseSchema: NAME },
    { id: 'pay', reason: 'tool_call', toolCallId: '3', responseSchema: approval },
  ];
  const one = element([
    { action: 'accept', content: { name: 'Ada' } },
    { action: 'accept', content: {} },
  ]);
  const toolCall = ({ id }) => (id === 'pay' ? { name: 'pay', arguments: { amount: 5 } } : undefined);
  const { resume, unanswered } = await answerInterrupts(interrupts, one, { toolCall });
  assert.deepEqual(
    resume.map(({ interruptId, payload }) => [interruptId, payload]),
    [
      ['who', { name: 'Ada' }],
      ['pay', { approved: true }],
    ],
  );
  assert.deepEqual(
    unanswered.map(({ interrupt, diagnostics: [{ code }] }) => [interrupt.id, code]),
    interrupts.slice(0, 6).map(({ id }) => [id, id === 'raw' ? 'malformed-interrupt' : 'nothing-asked']),
  );
  assert.deepEqual(
    one.calls[0].requests.map(({ message }) => message),
    ['input_required', 'pay'],
  );
});

test('leaves malformed interrupts to the host page, and asks the others', async () => {
  const good = { id: 'good', reason: 'input_required', message: 'Who?', responseSchema: NAME };
  const approval = { type: 'object', properties: { approved: { type: 'boolean' } }, required: { 0: 'ok' } };
  const odd = [
    null,
    'text',
    [],
    5,
    {},
    { id: 5, message: 'Go on?' },
    { id: 'required', toolCallId: '1', message: 'Go on?', responseSchema: approval },
    { id: 'required too', message: 'Go on?', responseSchema: { ...NAME, required: 'name' } },
    { id: 'schema', message: 'Go on?', responseSchema: 'text' },
    { id: 'list', message: 'Go on?', responseSchema: [NAME] },
    { id: 'boolean', message: 'Go on?', responseSchema: true },
    { id: 'properties', message: 'Go on?', toolCallId: '2', responseSchema: { properties: ['approved'] } },
    { id: 'message', message: { text: 'Go on?' } },
    { id: 'reason', reason: ['x'], responseSchema: NAME },
    { id: 'end', message: 'Go on?', expiresAt: Object.create(null) },
  ];
  for (const interrupts of [
    [...odd, good],
    [good, ...odd],
  ]) {
    const one = element([{ action: 'accept', content: { name: 'Ada' } }]);
    const { resume, unanswered } = await answerInterrupts(interrupts, one, { toolCall: ({ id }) => ({ name: id }) });
    assert.deepEqual(resume, [{ interruptId: 'good', status: 'resolved', payload: { name: 'Ada' } }]);
    assert.deepEqual(
      unanswered.map(({ interrupt }) => interrupt),
      odd,
    );
    for (const {
      diagnostics: [{ code }],
    } of unanswered)
      assert.equal(code, 'malformed-interrupt');
  }
});

test('asks an interrupt once if it is listed twice', async () => {
  const one = element([{ action: 'decline' }]);
  const twice = { id: 'a', reason: 'x', message: 'Go on?' };
  const { resume, unanswered } = await answerInterrupts([twice, { ...twice }], one);
  assert.deepEqual([resume.length, unanswered.length, one.calls[0].requests.length], [1, 0, 1]);
});

test('ends the round at the earliest time, in any representation', async () => {
  const moment = Date.UTC(2027, 0, 2, 3, 4, 5);
  for (const written of [
    '2027-01-02T03:04:05Z',
    '2027-01-02T04:04:05+01:00',
    moment,
    `${moment}`,
    moment / 1000,
    `${moment / 1000}`,
    new Date(moment),
  ])
    assert.equal(momentOf(written), moment, `${written}`);
  for (const written of [undefined, null, '', 'soon', {}]) assert.equal(momentOf(written), Infinity, `${written}`);
  const end = Date.now() - 1000;
  const interrupts = [
    { id: 'a', reason: 'x', message: 'Go on?', expiresAt: '2099-01-01T00:00:00Z' },
    { id: 'b', reason: 'y', message: 'Go on?', expiresAt: end },
    { id: 'c', reason: 'z', message: 'Go on?' },
  ];
  const one = element([{ action: 'accept', content: {} }, { action: 'decline' }, { action: 'cancel' }]);
  const { resume } = await answerInterrupts(interrupts, one);
  assert.equal(one.calls[0].expires, end);
  assert.deepEqual(
    resume.map(({ status, metadata }) => [status, metadata?.action]),
    [
      ['resolved', undefined],
      ['cancelled', 'decline'],
      ['cancelled', 'expire'],
    ],
  );
});

test('reports a question that the host page withdraws as cancelled', async () => {
  const withdrawn = (_, { signal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve([{ action: 'cancel' }]));
      host.abort();
    });
  const host = new AbortController();
  const { resume } = await answerInterrupts([{ id: 'a', reason: 'x', message: 'Go on?' }], element(withdrawn), {
    signal: host.signal,
  });
  assert.deepEqual(resume, [{ interruptId: 'a', status: 'cancelled', metadata: { action: 'cancel' } }]);
});
