// The recipes of docs/agents.md with the packages that they are about, answered in the card.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BaseLlm, FunctionTool, InMemoryRunner, LlmAgent } from '@google/adk';
import { Agent, Runner, tool as agentTool } from '@openai/agents';
import {
  AbstractChat,
  DirectChatTransport,
  ToolLoopAgent,
  isToolUIPart,
  lastAssistantMessageIsCompleteWithApprovalResponses,
  tool,
} from 'ai';
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import { z } from 'zod';
import { passGuardTime } from '../browser/fixtures.mjs';
import { root } from '../browser/serve.mjs';
import { here } from './servers.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
const page = readFileSync(path.join(root, 'docs/agents.md'), 'utf8');

/** Imports a function of the page's code. */
async function recipe(name) {
  const [, code] = [...page.matchAll(/```js\n([\s\S]*?)```/g)].find(([, code]) => code.includes(`function ${name}(`));
  const folder = path.join(here, 'node_modules/.recipes');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.mjs`), code);
  const made = await import(pathToFileURL(path.join(folder, `${name}.mjs`)));
  return made[name];
}

/** The element of a page, for an adapter in this process. */
const elementOf = (page) => ({
  elicit() {},
  elicitAll: (requests, { approvals, server }) =>
    page.evaluate(
      ([requests, options]) => document.querySelector('mcp-elicitation').elicitAll(requests, options),
      [requests, { approvals, server }],
    ),
});

/** Answers in the card as a user does. */
const press = async ({ page, card }, ...names) => {
  await card.locator('[part~="message"]', { hasText: 'send_mail' }).waitFor();
  await passGuardTime(page);
  for (const name of names) {
    if (name.startsWith('type ')) await page.keyboard.type(name.slice(5));
    else {
      if (name.endsWith('…')) await card.locator('#decline + .menu summary').click();
      await card.getByRole('button', { name, exact: true }).click();
    }
  }
};
const REASON = ['Reject with a reason…', 'type Not before Friday', 'Reject'];

/** A chat of AI SDK without a framework. */
class Chat extends AbstractChat {
  constructor(agent) {
    const state = {
      status: 'ready',
      error: undefined,
      messages: [],
      pushMessage: (message) => state.messages.push(message),
      popMessage: () => state.messages.pop(),
      replaceMessage: (index, message) => (state.messages[index] = message),
      snapshot: structuredClone,
    };
    super({
      state,
      transport: new DirectChatTransport({ agent }),
      sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithApprovalResponses,
    });
  }
}

/** A chat whose agent calls a tool that needs approval. */
async function chat(calls) {
  const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
  const input = JSON.stringify({ to: 'ana@example.com' });
  const turns = [
    [{ type: 'tool-call', toolCallId: 'call_1', toolName: 'send_mail', input }],
    [
      { type: 'text-start', id: '1' },
      { type: 'text-delta', id: '1', delta: 'Done' },
      { type: 'text-end', id: '1' },
    ],
  ];
  const model = new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: 'stream-start', warnings: [] },
          ...(turns.shift() ?? []),
          { type: 'finish', finishReason: { unified: turns.length ? 'tool-calls' : 'stop' }, usage },
        ],
      }),
    }),
  });
  const send_mail = tool({
    inputSchema: z.object({ to: z.string() }),
    needsApproval: true,
    execute: async (args) => (calls.push(args), 'sent'),
  });
  const one = new Chat(new ToolLoopAgent({ model, tools: { send_mail } }));
  await one.sendMessage({ text: 'Send the budget' });
  return one;
}

for (const [name, names, expected] of [
  ['approves', ['Approve'], [{ to: 'ana@example.com' }]],
  ['rejects with a reason', REASON, []],
])
  inPage(`AI SDK: ${name}`, 'recipes', async (opened) => {
    const calls = [];
    const one = await chat(calls);
    const part = one.messages.at(-1).parts.find(isToolUIPart);
    assert.equal(part.state, 'approval-requested');
    const approve = await recipe('approve');
    let answered;
    const answer = approve(
      part,
      elementOf(opened.page),
      (response) => (answered = one.addToolApprovalResponse(response)),
    );
    await press(opened, ...names);
    await answer;
    await answered;
    while (one.status !== 'ready') await new Promise((resolve) => setTimeout(resolve, 20));
    assert.deepEqual(calls, expected);
    const { approval } = one.messages.flatMap(({ parts }) => parts).find(isToolUIPart);
    assert.equal(approval.approved, names[0] === 'Approve');
    assert.equal(approval.reason, names[0] === 'Approve' ? undefined : 'Not before Friday');
  });

for (const [name, names, expected] of [
  ['approves', ['Approve'], [{ to: 'ana@example.com' }]],
  ['rejects with a reason', REASON, []],
])
  inPage(`OpenAI Agents SDK: ${name}`, 'recipes', async (opened) => {
    const calls = [];
    const send = agentTool({
      name: 'send_mail',
      description: 'Sends a mail.',
      parameters: z.object({ to: z.string() }),
      needsApproval: true,
      execute: async (args) => (calls.push(args), 'sent'),
    });
    const functionCall = {
      type: 'function_call',
      callId: 'call_1',
      name: 'send_mail',
      status: 'completed',
      arguments: '{"to":"ana@example.com"}',
    };
    const messageOf = (text) => ({
      type: 'message',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text }],
    });
    const inputs = [];
    const turns = [[functionCall], [messageOf('Done')]];
    const model = {
      getResponse: async ({ input }) => {
        inputs.push(input);
        return { usage: {}, output: turns.shift() };
      },
    };
    const agent = new Agent({ name: 'mail', model, tools: [send] });
    const runner = new Runner({ tracingDisabled: true });
    const result = await runner.run(agent, 'Send the budget');
    const answerInterruptions = await recipe('answerInterruptions');
    const answered = answerInterruptions(result, elementOf(opened.page));
    await press(opened, ...names);
    assert.equal(await answered, true);
    assert.equal((await runner.run(agent, result.state)).finalOutput, 'Done');
    assert.deepEqual(calls, expected);
    if (names !== REASON) return;
    assert.match(JSON.stringify(inputs.at(-1)), /Not before Friday/);
  });

inPage('OpenAI Responses: answers an approval of MCP', 'recipes', async (opened) => {
  const answerRequests = await recipe('answerRequests');
  const request = {
    type: 'mcp_approval_request',
    id: 'mcpr_1',
    name: 'send_mail',
    arguments: '{"to":"ana@example.com"}',
    server_label: 'mail',
  };
  const answered = answerRequests([{ type: 'message' }, request], elementOf(opened.page));
  await press(opened, ...REASON);
  assert.deepEqual(await answered, [
    { type: 'mcp_approval_response', approval_request_id: 'mcpr_1', approve: false, reason: 'Not before Friday' },
  ]);
});

/** A model of ADK that calls a tool, and then ends. */
class Scripted extends BaseLlm {
  turns = [
    { role: 'model', parts: [{ functionCall: { id: 'call_1', name: 'send_mail', args: { to: 'ana@example.com' } } }] },
    { role: 'model', parts: [{ text: 'Done' }] },
  ];
  async *generateContentAsync() {
    yield { content: this.turns.shift() };
  }
}

for (const [name, expected] of [
  ['Approve', [{ to: 'ana@example.com' }]],
  ['Reject', []],
])
  inPage(`Google ADK: ${name}`, 'recipes', async (opened) => {
    const calls = [];
    const send = new FunctionTool({
      name: 'send_mail',
      description: 'Sends a mail.',
      parameters: z.object({ to: z.string() }),
      requireConfirmation: true,
      execute: async (args) => (calls.push(args), { sent: true }),
    });
    const agent = new LlmAgent({ name: 'mail', model: new Scripted({ model: 'scripted' }), tools: [send] });
    const runner = new InMemoryRunner({ agent, appName: 'mail' });
    const { id: sessionId } = await runner.sessionService.createSession({ appName: 'mail', userId: 'ana' });
    const say = async (newMessage) => {
      const turn = [];
      for await (const event of runner.runAsync({ userId: 'ana', sessionId, newMessage })) turn.push(event);
      return turn;
    };
    const events = await say({ role: 'user', parts: [{ text: 'Send the budget' }] });
    const answerConfirmations = await recipe('answerConfirmations');
    const answered = answerConfirmations(events, elementOf(opened.page));
    await press(opened, name);
    const last = await say(await answered);
    assert.equal(last.at(-1).content.parts[0].text, 'Done');
    assert.deepEqual(calls, expected);
  });
