// The approvals of tool calls in AG-UI's interrupts, and the answers to them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerInterrupts as answerAgUi } from '../../pkg/src/ag-ui.ts';
import { approve, args, change, reject, whole } from './approval-host.mjs';
import { roundHost as element } from './round-host.mjs';

describe('AG-UI', () => {
  const call = { name: 'mail', arguments: args };
  /** Answers an interrupt, and returns the payload. */
  const payload = async (interrupt, results, toolCall = call) => {
    const one = element(...[results].flat());
    const own = { id: 'i', reason: 'tool_call', toolCallId: 'call_1', message: 'Send it?', ...interrupt };
    const { resume, unanswered } = await answerAgUi([own], one, { toolCall: () => toolCall });
    return { ...one, ...resume[0], unanswered };
  };
  const boolean = { type: 'boolean' };

  test('resolves a yes and a no without a schema', async () => {
    assert.deepEqual((await payload({}, approve)).payload, { approved: true });
    const no = await payload({ reason: 'confirmation', toolCallId: undefined }, reject(), undefined);
    assert.deepEqual([no.status, no.payload], ['resolved', { approved: false }]);
  });

  test('takes a lone boolean for the yes to a call only by its name', async () => {
    const of = (name) => ({
      type: 'object',
      properties: { [name]: { type: 'boolean', title: 'T' } },
      required: [name],
    });
    for (const name of ['approve', 'accepted', 'allow', 'allowed', 'confirm', 'confirmed', 'proceed']) {
      const no = await payload({ responseSchema: of(name) }, reject());
      assert.deepEqual(no.payload, { [name]: false });
      assert.deepEqual((await payload({ responseSchema: of(name) }, approve)).payload, { [name]: true });
    }
    for (const name of ['reject', 'deny', 'skip', 'block', 'cancel', 'dismiss', 'not_approved']) {
      const asked = await payload({ responseSchema: of(name) }, { action: 'accept', content: { [name]: true } });
      assert.deepEqual([asked.approvals, asked.payload], [[undefined], { [name]: true }]);
      assert.match(asked.questions[0].message, /Send it\?\n\nmail \{/);
      const declined = await payload({ responseSchema: of(name) }, { action: 'decline' });
      assert.deepEqual([declined.status, declined.payload], ['cancelled', undefined]);
    }
  });

  test('sends all arguments if one is edited, or a reason', async () => {
    const responseSchema = {
      type: 'object',
      properties: { approved: boolean, editedArgs: { type: 'object' }, reason: { type: 'string' } },
      required: ['approved'],
    };
    const message = `Approve mail(${JSON.stringify(args)})?`;
    const edited = await payload({ message, responseSchema }, change({ count: 5 }));
    assert.deepEqual(edited.payload, { approved: true, editedArgs: whole({ count: 5 }) });
    assert.deepEqual(edited.questions[0].message, 'mail');
    assert.deepEqual(edited.approvals, [{ allows: 7, tool: 'mail' }]);
    assert.deepEqual((await payload({ responseSchema }, approve)).payload, { approved: true });
    assert.deepEqual((await payload({ responseSchema }, reject('No'))).payload, { approved: false, reason: 'No' });
  });

  test('keeps the numbers of arguments that are JSON text', async () => {
    const responseSchema = { type: 'object', properties: { approved: boolean, editedArgs: { type: 'object' } } };
    const text = { name: 'pay', arguments: '{"account": 12345678901234567890, "rate": 1.50, "to": "x"}' };
    const edited = await payload({ responseSchema }, change({ to: 'y' }), text);
    if (JSON.rawJSON)
      assert.equal(JSON.stringify(edited.payload.editedArgs), '{"account":12345678901234567890,"rate":1.5,"to":"y"}');
    else assert.equal(edited.unanswered[0].diagnostics[0].code, 'number-not-exact');
  });

  test('keeps a number that is exact as a number', async () => {
    const responseSchema = { type: 'object', properties: { approved: boolean, editedArgs: { type: 'object' } } };
    const text = { name: 'pay', arguments: '{"amount": 10.0, "rate": 1e2, "zero": -0.0, "small": 0.10}' };
    const { payload: edited, questions } = await payload({ responseSchema }, change({ amount: 11 }), text);
    assert.deepEqual(
      Object.values(questions[0].requestedSchema.properties).map((field) => [field.type, field.default + 0]),
      [10, 100, 0, 0.1].map((value) => ['number', value]),
    );
    assert.equal(JSON.stringify(edited.editedArgs), '{"amount":11,"rate":100,"zero":0,"small":0.1}');
  });

  test('keeps the other answers if a text that was typed cannot be read', async () => {
    const responseSchema = { type: 'object', properties: { approved: boolean, editedArgs: { type: 'object' } } };
    const interrupts = ['a', 'b'].map((id) => ({ id, reason: 'tool_call', message: 'Send?', responseSchema }));
    const one = element(change({ options: '{' }), approve);
    const { resume, unanswered } = await answerAgUi(interrupts, one, { toolCall: () => call });
    assert.deepEqual(resume, [{ interruptId: 'b', status: 'resolved', payload: { approved: true } }]);
    assert.deepEqual(
      unanswered.map(({ interrupt, diagnostics }) => [interrupt.id, diagnostics[0].code]),
      [['a', 'malformed-interrupt']],
    );
  });

  test('does not ask for a call whose arguments are not known', async () => {
    for (const own of [{}, { responseSchema: { type: 'object', properties: { approved: boolean } } }])
      for (const toolCall of [null, { name: 'mail' }]) {
        const { unanswered } = await payload(own, approve, toolCall);
        assert.equal(unanswered[0].diagnostics[0].code, 'nothing-asked');
      }
  });

  test('sends the decision, whatever the arguments are called', async () => {
    const properties = { approved: boolean, to: { type: 'string' } };
    const responseSchema = { type: 'object', properties };
    const own = { name: 'mail', arguments: { approved: false, to: 'x' } };
    assert.deepEqual((await payload({ responseSchema }, approve, own)).payload, { approved: true, to: 'x' });
  });

  test('keeps an approval that was given just before the end', async () => {
    const { status, payload: answer } = await payload({ expiresAt: Date.now() - 1000 }, approve);
    assert.deepEqual([status, answer], ['resolved', { approved: true }]);
    const late = await payload({ expiresAt: Date.now() - 1000 }, { action: 'cancel' });
    assert.deepEqual([late.status, late.metadata], ['cancelled', { action: 'expire' }]);
  });

  test("answers Microsoft's Agent Framework in its own shapes", async () => {
    const metadata = { agent_framework: { function_call: { call_id: 'call_1', name: 'mail', arguments: args } } };
    const types = Object.fromEntries(Object.keys(args).map((name) => [name, {}]));
    const older = { type: 'object', properties: { accepted: boolean, ...types } };
    const newer = {
      type: 'object',
      properties: { approved: boolean, accepted: boolean, ...types, editedArgs: { type: 'object', properties: types } },
    };
    const ask = async (responseSchema, result) => {
      const one = element(result);
      const interrupt = {
        id: 'i',
        reason: 'tool_call',
        toolCallId: 'call_1',
        message: 'Run it?',
        responseSchema,
        metadata,
      };
      return (await answerAgUi([interrupt], one)).resume[0].payload;
    };
    assert.deepEqual(await ask(older, change({ count: 5 })), { accepted: true, ...whole({ count: 5 }) });
    assert.deepEqual(await ask(older, reject()), { accepted: false });
    assert.deepEqual(await ask(newer, change({ count: 5 })), { approved: true, editedArgs: whole({ count: 5 }) });
    assert.deepEqual(await ask(newer, approve), { approved: true });
  });

  test('echoes the call to .NET, also with a no', async () => {
    const toolCall = { callId: 'call_1', name: 'mail', arguments: args };
    const responseSchema = { type: 'object', properties: { approved: boolean }, required: ['approved'] };
    const own = await payload({ id: 'ficc_1', metadata: { toolCall }, responseSchema }, reject(), undefined);
    assert.deepEqual(own.payload, { approved: false, toolCall });
    const known = await payload({ id: 'ficc_1', responseSchema }, approve);
    assert.deepEqual(known.payload, { approved: true, toolCall });
  });

  test('reads the interrupts of LangGraph in its metadata', async () => {
    const graph = (raw) => ({
      reason: 'langgraph:interrupt',
      message: undefined,
      toolCallId: undefined,
      metadata: { langgraph: { raw } },
    });
    const raw = {
      action_requests: [
        { name: 'mail', args },
        { name: 'pay', args: {} },
      ],
      review_configs: ['mail', 'pay'].map((action_name) => ({ action_name, allowed_decisions: ['approve', 'reject'] })),
    };
    assert.deepEqual((await payload(graph(raw), [approve, reject('No')], undefined)).payload, {
      decisions: [{ type: 'approve' }, { type: 'reject', message: 'No' }],
    });
    assert.deepEqual((await payload(graph('Which doctor?'), change({ answer: 'Who' }), undefined)).payload, 'Who');
    const { unanswered } = await payload(graph({ amount: 5 }), approve, undefined);
    assert.equal(unanswered[0].diagnostics[0].code, 'nothing-asked');
  });
});
