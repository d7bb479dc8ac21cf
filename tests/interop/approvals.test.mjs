// Agents whose tools need approval: what the tool and the agent get, after the user has approved, changed or rejected.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { Command, MemorySaver } from '@langchain/langgraph';
import { AIMessage, createAgent, fakeModel, humanInTheLoopMiddleware, tool } from 'langchain';
import { z } from 'zod';
import { accept, passGuardTime } from '../browser/fixtures.mjs';
import { outcome } from './fixtures.mjs';
import { here, python } from './servers.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
const ARGS = { to: 'ana@example.com', subject: '', count: 2, options: { cc: [], retries: null } };
const second = { ...ARGS, to: 'ben@example.com' };

/** An agent in this process; a call resumes it. */
function javascriptAgent(calls) {
  const made = [];
  const schema = z.object({ to: z.string(), subject: z.string(), count: z.number(), options: z.any() });
  const send = tool(async (args) => (made.push(args), 'sent'), {
    name: 'send_mail',
    description: 'Sends a mail.',
    schema,
  });
  const toolCalls = calls.map((args, at) => ({ name: 'send_mail', args, id: `call_${at}` }));
  const agent = createAgent({
    model: fakeModel().respondWithTools(toolCalls).respond(new AIMessage('Done')),
    tools: [send],
    checkpointer: new MemorySaver(),
    middleware: [humanInTheLoopMiddleware({ interruptOn: { send_mail: true } })],
  });
  const config = { configurable: { thread_id: '1' } };
  const begin = { messages: [{ role: 'user', content: 'Send the budget' }] };
  const invoke = async (resume) => {
    const { __interrupt__: interrupts, messages } = await agent.invoke(
      resume ? new Command({ resume }) : begin,
      config,
    );
    const texts = messages.filter((message) => message.getType() === 'tool').map(({ content }) => content);
    return { interrupts: interrupts ?? null, calls: made, messages: texts };
  };
  return { invoke, end() {} };
}

/** An agent in Python, in a process of its own. */
const pythonAgent = (mode) => (calls) => {
  const child = spawn(python('langchain'), ['servers/langchain_agent.py', mode, JSON.stringify(calls)], {
    cwd: here,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const invoke = async (resume) => {
    child.stdin.write(`${JSON.stringify(resume)}\n`);
    return JSON.parse((await lines.next()).value);
  };
  return { invoke, end: () => child.kill() };
};

const AGENTS = {
  'LangChain in JavaScript': javascriptAgent,
  'LangChain in Python': pythonAgent('batched'),
  'LangChain in Python, an interrupt for each call': pythonAgent('per_call'),
};

const toolName = (card, name) => card.locator('[part~="message"]', { hasText: name }).waitFor();
const field = (card, name) => card.locator(`[data-property="${name}"]`).locator('input, textarea');
const button = (card, name) => card.getByRole('button', { name, exact: true });

async function rejects(page, card) {
  await card.locator('#decline + .menu summary').click();
  await button(card, 'Reject with a reason…').click();
  await page.keyboard.type('Not before Friday');
  await button(card, 'Reject').click();
}

/** Runs an agent, which `work` answers. */
const answers = (name, make, calls, work) =>
  inPage(name, 'langgraph', async ({ page, card }) => {
    const { invoke, end } = make(calls);
    try {
      await page.exposeFunction('invoke', async (resume) => JSON.parse(JSON.stringify(await invoke(resume))));
      await page.evaluate(() => void run().then((value) => (window.outcome = value)));
      await toolName(card, 'send_mail');
      await passGuardTime(page);
      await work({ page, card });
    } finally {
      end();
    }
  });

for (const [name, make] of Object.entries(AGENTS)) {
  answers(`${name}: approves one of two calls, and changes the other`, make, [ARGS, second], async ({ page, card }) => {
    await button(card, 'Approve').click();
    await card.getByText('2 of 2', { exact: true }).waitFor();
    const changed = await field(card, 'to').inputValue();
    await field(card, 'count').fill('5');
    await passGuardTime(page);
    await button(card, 'Approve').click();
    const { calls } = await outcome({ page });
    const expected = [ARGS, second].map((call) => (call.to === changed ? { ...call, count: 5 } : call));
    assert.deepEqual(
      calls.sort((one, other) => one.to.localeCompare(other.to)),
      expected,
    );
  });

  answers(`${name}: rejects with a reason`, make, [ARGS], async ({ page, card }) => {
    await rejects(page, card);
    const { calls, messages } = await outcome({ page });
    assert.deepEqual(calls, []);
    assert.match(messages.join(), /Not before Friday/);
  });
}

answers('LangChain in Python: answers in place of the tool', pythonAgent('batched'), [ARGS], async ({ page, card }) => {
  await card.locator('#decline + .menu summary').click();
  await button(card, 'Answer instead…').click();
  await page.keyboard.type('Sent by hand');
  await button(card, 'Send').click();
  const { calls, messages } = await outcome({ page });
  assert.deepEqual([calls, messages], [[], ['Sent by hand']]);
});

answers('leaves the agent waiting if the card is closed', javascriptAgent, [ARGS], async ({ page, card }) => {
  await card.locator('[part~="cancel"]').click();
  const { calls, interrupts, unanswered } = await outcome({ page });
  assert.deepEqual(calls, []);
  assert.equal(unanswered[0].diagnostics[0].code, 'cancelled');
  assert.equal(unanswered[0].interrupt.id, interrupts[0].id);
});

/** Runs an agent over AG-UI, which `work` answers. */
const overAgUi = (name, agent, work) =>
  inPage(name, 'approvals-ag-ui', async ({ page, card }) => {
    await page.evaluate((agent) => void run(agent).then((value) => (window.outcome = value)), agent);
    await toolName(card, 'send_mail');
    await passGuardTime(page);
    await work({ page, card });
  });
const returned = async (page) => {
  const { messages, error, unanswered } = await outcome({ page });
  assert.deepEqual([error, unanswered], [undefined, undefined]);
  return messages.at(-1).content;
};

overAgUi('pydantic-ai over AG-UI: approves', 'pydantic-ai', async ({ page, card }) => {
  assert.equal(await card.locator('[part~="message"]').innerText(), 'send_mail');
  await button(card, 'Approve').click();
  assert.deepEqual(JSON.parse(JSON.parse(await returned(page))[0]), ARGS);
  assert.deepEqual(await page.evaluate(() => resumed), [
    [{ interruptId: 'int-call_1', status: 'resolved', payload: { approved: true } }],
  ]);
});

// The middleware of LangChain tells the model that the call was changed.
for (const [name, sent] of [
  ['pydantic-ai', (text) => JSON.parse(text)[0]],
  ['LangGraph over AG-UI', (text) => /\{"to".*?\}\}/s.exec(text)[0]],
]) {
  overAgUi(`${name}: changes one argument`, name, async ({ page, card }) => {
    await field(card, 'to').fill('ben@example.com');
    await accept(page);
    assert.deepEqual(JSON.parse(sent(await returned(page))), second);
  });

  overAgUi(`${name}: rejects with a reason`, name, async ({ page, card }) => {
    await rejects(page, card);
    assert.match(await returned(page), /Not before Friday/);
  });
}
