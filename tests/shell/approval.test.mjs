// The approvals of tool calls, in LangGraph's and LangChain's envelopes and alone, and the answers to them.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerApprovals } from '../../pkg/src/approvals.ts';
import { answerInterrupts as answerGraph } from '../../pkg/src/langgraph.ts';
import { approve, args, change, JSON_TEXT, reject, respond, whole } from './approval-host.mjs';
import { roundHost as element } from './round-host.mjs';

/** Answers the interrupt of a graph, and returns what it is resumed with. */
const resumed = async (value, results, more) => {
  const one = element(...[results].flat());
  const { resume, ...rest } = await answerGraph([{ id: 'i', value, ...more }], one);
  return { ...one, resume: resume?.i, ...rest };
};

describe('LangGraph', () => {
  const allowed = ['approve', 'edit', 'reject', 'respond'];
  const python = (count = 1) => ({
    action_requests: Array.from({ length: count }, (_, at) => ({
      name: `mail_${at}`,
      args,
      description: `Please look\n\nTool: mail_${at}\nArgs: {'to': …}`,
    })),
    review_configs: Array.from({ length: count }, (_, at) => ({
      action_name: `mail_${at}`,
      allowed_decisions: allowed,
    })),
  });
  const javascript = {
    actionRequests: [{ name: 'mail_0', args, description: 'Please look' }],
    reviewConfigs: [{ actionName: 'mail_0', allowedDecisions: allowed }],
  };

  test('draws the arguments of a call as fields', async () => {
    const { questions, approvals } = await resumed(python(), approve);
    assert.deepEqual(approvals, [{ allows: 15, tool: 'mail_0' }]);
    assert.equal(questions[0].message, 'mail_0\n\nPlease look');
    const { properties, required } = JSON.parse(JSON.stringify(questions[0].requestedSchema));
    assert.deepEqual(required, Object.keys(args));
    assert.deepEqual(properties, {
      to: { type: 'string', minLength: 0, default: 'ana@example.com' },
      count: { type: 'number', default: 2 },
      options: {
        type: 'string',
        format: 'json',
        minLength: 0,
        default: '{\n "cc": [],\n "retries": null\n}',
      },
      note: { type: 'string', minLength: 0, default: '' },
    });
  });

  test('answers several calls in their order', async () => {
    const results = [approve, change({ to: 'ben@example.com' }), reject('Too many'), respond('Sent by hand')];
    const { resume } = await resumed(python(4), results);
    assert.deepEqual(resume, {
      decisions: [
        { type: 'approve' },
        { type: 'edit', edited_action: { name: 'mail_1', args: whole({ to: 'ben@example.com' }) } },
        { type: 'reject', message: 'Too many' },
        { type: 'respond', message: 'Sent by hand' },
      ],
    });
  });

  test("answers in JavaScript's names", async () => {
    const { resume } = await resumed(javascript, change({ options: '{"cc": ["x"]}' }));
    assert.deepEqual(resume, {
      decisions: [{ type: 'edit', editedAction: { name: 'mail_0', args: whole({ options: { cc: ['x'] } }) } }],
    });
  });

  test('answers in both names where a client has added the other ones', async () => {
    const edited = { name: 'mail_0', args: whole({ note: 'x' }) };
    const { resume } = await resumed({ ...python(), ...javascript }, change({ note: 'x' }));
    assert.deepEqual(resume.decisions, [{ type: 'edit', edited_action: edited, editedAction: edited }]);
    const one = { type: 'tool_approval', tool_call_id: '1', toolCallId: '1', name: 'mail_0', args };
    assert.deepEqual((await resumed(one, change({ note: 'x' }))).resume, resume.decisions[0]);
  });

  test('answers an interrupt for each call, by the decisions and the schema of its response', async () => {
    const value = { type: 'tool_approval', tool_call_id: '1', name: 'mail', args, description: 'Please look' };
    const response_schema = {
      $defs: {
        ApproveDecision: { properties: { type: { const: 'approve' } } },
        EditDecision: { properties: { type: { const: 'edit' }, edited_action: { $ref: '#/$defs/EditedAction' } } },
        EditedAction: { properties: { name: { const: 'mail' }, args: { $ref: '#/$defs/mail' } } },
        mail: {
          properties: {
            to: { type: 'string', title: 'Recipient', description: 'An address' },
            count: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
          },
        },
      },
      oneOf: [{ $ref: '#/$defs/ApproveDecision' }, { $ref: '#/$defs/EditDecision' }],
    };
    const { resume, questions, approvals } = await resumed(value, change({ count: 3 }), { response_schema });
    assert.deepEqual(resume, { type: 'edit', edited_action: { name: 'mail', args: whole({ count: 3 }) } });
    assert.deepEqual(approvals, [{ allows: 1, tool: 'mail' }]);
    const { to, count } = JSON.parse(JSON.stringify(questions[0].requestedSchema.properties));
    assert.deepEqual(to, {
      type: 'string',
      minLength: 0,
      default: 'ana@example.com',
      title: 'Recipient',
      description: 'An address',
    });
    assert.deepEqual(count, { type: 'integer', minimum: 1, default: 2 });
    const one = { properties: { type: { const: 'reject' }, message: { type: 'string' } } };
    assert.deepEqual((await resumed(value, reject(), { response_schema: one })).resume, { type: 'reject' });
  });

  test('answers the older shape, and a call to review', async () => {
    const config = { allow_accept: true, allow_edit: true, allow_respond: true, allow_ignore: true };
    const inbox = [{ action_request: { action: 'mail', args }, config, description: 'Please look' }];
    const types = [
      [approve, { type: 'accept', args: null }],
      [change({ count: 5 }), { type: 'edit', args: { action: 'mail', args: whole({ count: 5 }) } }],
      [reject(), { type: 'ignore', args: null }],
      [respond('Later'), { type: 'response', args: 'Later' }],
    ];
    for (const [result, answer] of types) assert.deepEqual((await resumed(inbox, result)).resume, [answer]);
    const alone = [{ ...inbox[0], config: { allow_respond: true } }];
    const answered = await resumed(alone, change({ answer: 'Ana' }));
    assert.deepEqual([answered.resume, answered.approvals], [[{ type: 'response', args: 'Ana' }], [undefined]]);
    assert.equal((await resumed(alone, reject())).refused[0].action, 'decline');
    const review = { question: 'Is this right?', tool_call: { name: 'mail', args, id: '1' } };
    assert.deepEqual((await resumed(review, approve)).resume, { action: 'continue' });
    assert.deepEqual((await resumed(review, change({ count: 5 }))).resume, {
      action: 'update',
      data: whole({ count: 5 }),
    });
    assert.deepEqual((await resumed(review, reject('No'))).resume, { action: 'feedback', data: 'No' });
  });

  test('shows arguments that cannot be changed as fixed values', async () => {
    const value = {
      action_requests: [{ name: 'mail', args }],
      review_configs: [{ action_name: 'mail', allowed_decisions: ['approve', 'reject'] }],
    };
    const { questions, resume } = await resumed(value, approve);
    assert.deepEqual(
      Object.values(questions[0].requestedSchema.properties).map((field) => field.const),
      ['ana@example.com', '2', '{\n "cc": [],\n "retries": null\n}', '""'],
    );
    assert.deepEqual(resume, { decisions: [{ type: 'approve' }] });
  });

  test('leaves a closed approval unanswered, and what cannot be understood', async () => {
    const closed = await resumed(python(2), [approve, { action: 'cancel' }]);
    assert.equal(closed.resume, undefined);
    assert.deepEqual(
      closed.unanswered.map(({ diagnostics: [{ code }] }) => code),
      ['cancelled'],
    );
    for (const value of [
      { action_requests: [], review_configs: [] },
      { action_requests: 'mail' },
      {
        action_requests: [{ name: 'mail', args: 'no JSON' }],
        review_configs: [{ action_name: 'mail', allowed_decisions: ['approve'] }],
      },
      {
        action_requests: [{ name: 'mail', args }],
        review_configs: [{ action_name: 'other', allowed_decisions: ['approve'] }],
      },
      [{ action_request: { action: 'mail', args }, config: {} }],
    ]) {
      const { unanswered } = await resumed(value, approve);
      assert.equal(unanswered[0].diagnostics[0].code, 'malformed-interrupt');
    }
  });

  test('shows the value that is sent, whatever the schema says', async () => {
    const long = 'x'.repeat(10_001);
    const cases = [
      ['a \ud800', {}, { ...JSON_TEXT, default: '"a \\ud800"' }],
      [['a \ud800'], {}, { ...JSON_TEXT, default: '[\n "a \\ud800"\n]' }],
      [[long], {}, { const: `[\n "${long}"\n]` }],
      ['delete', { oneOf: [{ const: 'delete', title: 'List files' }, { const: 'list' }] }, ['delete', 'list']],
      ['delete', { enum: ['delete', 'list'], enumNames: ['List files', 'x'] }, ['delete', 'list']],
      ['delete', { enum: ['delete', 'list'], allOf: [{ const: 'list' }] }, ['delete', 'list']],
      [2, { enum: [1, 2, 'x', null], not: { const: 2 } }, { type: 'number', enum: [1, 2], default: 2 }],
      ['a', { enum: ['a', long] }, ['a', long]],
      [['a', 'a'], { items: { enum: ['a', 'b'] } }, { ...JSON_TEXT, default: '[\n "a",\n "a"\n]' }],
    ];
    for (const [value, schema, field] of cases) {
      const args_schema = { properties: { value: schema } };
      const { questions } = await resumed(
        {
          action_requests: [{ name: 'run', args: { value } }],
          review_configs: [{ action_name: 'run', allowed_decisions: allowed, args_schema }],
        },
        approve,
      );
      const expected = Array.isArray(field) ? { type: 'string', enum: field, default: value } : field;
      assert.deepEqual(JSON.parse(JSON.stringify(questions[0].requestedSchema.properties.value)), expected);
    }
  });

  test('needs the name of a tool in one line', async () => {
    for (const name of [5, null, undefined, '', 'list\n\nfiles']) {
      const request = { action_requests: [{ name, args }], review_configs: [{ action_name: name }] };
      request.review_configs[0].allowed_decisions = allowed;
      const { unanswered } = await resumed(request, approve);
      assert.equal(unanswered[0].diagnostics[0].code, 'malformed-interrupt');
    }
  });

  test("reports in the host's words that all further calls are approved", async () => {
    const one = element({ ...approve, _meta: { always: true } });
    const outcome = await answerGraph([{ id: 'i', value: javascript }], one, {
      always: ({ tool }) => `Always for ${tool} in this chat`,
    });
    assert.equal(one.approvals[0].always, 'Always for mail_0 in this chat');
    assert.deepEqual(
      outcome.always.map(({ tool }) => tool),
      ['mail_0'],
    );
  });
});

test('answers a call that is in the list twice', async () => {
  const call = { tool: 'mail', args, allows: ['approve', 'edit', 'reject'] };
  const results = [approve, reject(), change({ options: '{' })];
  const { verdicts, unanswered } = await answerApprovals([call, call, call], element(...results));
  assert.deepEqual(
    verdicts.map((verdict) => verdict?.decision),
    ['approve', 'reject', undefined],
  );
  assert.deepEqual(
    unanswered.map(({ call, diagnostics }) => [call.tool, diagnostics[0].code]),
    [['mail', 'malformed-interrupt']],
  );
});

test("labels arguments that cannot be changed as the tool's schema does", async () => {
  const schema = { properties: { to: { $ref: '#/$defs/to' } }, $defs: { to: { title: 'Recipient', enum: ['x'] } } };
  const one = element(approve);
  await answerApprovals([{ tool: 'mail', args, schema, allows: ['approve', 'reject'] }], one);
  const { to, count } = JSON.parse(JSON.stringify(one.questions[0].requestedSchema.properties));
  assert.deepEqual([to, count], [{ title: 'Recipient', const: 'ana@example.com' }, { const: '2' }]);
});

test('shows a text that reads like another value in quotation marks', async () => {
  const values = ['5', 5, 'true', true, 'null', null, '{}', {}, '"5"', '', ' ', 'plain', '5 apples'];
  const args = Object.fromEntries(values.map((value, index) => [`a${index}`, value]));
  const one = element(approve);
  await answerApprovals([{ tool: 'mail', args, allows: ['approve'] }], one);
  const shown = Object.values(one.questions[0].requestedSchema.properties).map((field) => field.const);
  assert.deepEqual(shown, [
    ...['"5"', '5', '"true"', 'true', '"null"', 'null', '"{}"', '{}'],
    ...['"\\"5\\""', '""', '" "', 'plain', '5 apples'],
  ]);
});

test('asks for a decision that the card knows', async () => {
  const { unanswered } = await answerApprovals([{ tool: 'mail', args, allows: ['postpone'] }], element(approve));
  assert.equal(unanswered[0].diagnostics[0].code, 'malformed-interrupt');
});

test('leaves out an argument that JSON cannot write', async () => {
  const one = element(approve);
  const { verdicts } = await answerApprovals(
    [{ tool: 'mail', args: { to: 'x', cc: undefined }, allows: ['approve'] }],
    one,
  );
  assert.deepEqual(Object.keys(one.questions[0].requestedSchema.properties), ['to']);
  assert.deepEqual(verdicts[0].args, { to: 'x' });
});
