// LangGraph graphs that wait for users, and the card that answers them.
import assert from 'node:assert/strict';
import { Annotation, Command, END, MemorySaver, START, StateGraph, interrupt } from '@langchain/langgraph';
import { accept } from '../browser/fixtures.mjs';
import { outcome } from './fixtures.mjs';
import { stage } from './stage.mjs';

const inPage = stage();
const NAME = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
/** An interrupt as Python's `langchain` 1.5 writes it. */
const MCP = {
  type: 'mcp_elicitation',
  tool_name: 'book',
  requests: [
    {
      key: 'seat',
      mode: 'form',
      message: 'Which seat?',
      requested_schema: { type: 'object', properties: { seat: { type: 'string' } } },
    },
    {
      key: 'meal',
      mode: 'form',
      message: 'Which meal?',
      requested_schema: { type: 'object', properties: { meal: { type: 'string' } } },
    },
  ],
};

/** Creates a graph whose nodes run in parallel, each waiting for its question. */
function graphOf(nodes) {
  const State = Annotation.Root({ answers: Annotation({ reducer: (a, b) => ({ ...a, ...b }), default: () => ({}) }) });
  const graph = new StateGraph(State);
  for (const [name, ask] of Object.entries(nodes))
    graph
      .addNode(name, () => ({ answers: { [name]: ask() } }))
      .addEdge(START, name)
      .addEdge(name, END);
  return graph.compile({ checkpointer: new MemorySaver() });
}

/** Runs a graph here while the page answers its interrupts. */
async function run({ page }, nodes) {
  const graph = graphOf(nodes);
  const config = { configurable: { thread_id: '1' } };
  await page.exposeFunction('invoke', async (resume) => {
    const { __interrupt__: interrupts, answers } = await graph.invoke(
      resume === null ? {} : new Command({ resume }),
      config,
    );
    return JSON.parse(JSON.stringify({ interrupts, answers }));
  });
  await page.evaluate(() => void run().then((value) => (window.outcome = value)));
}

inPage('answers all kinds of interrupts, also of an MCP server behind the graph', 'langgraph', async (opened) => {
  const { page, card } = opened;
  await run(opened, {
    own: () => interrupt('Who is it for?', { responseSchema: NAME }),
    carried: () => interrupt({ question: 'How many?', response_schema: { type: 'integer', title: 'Guests' } }),
    server: () => interrupt(MCP),
    // As in public reports: a text and a little more.
    more: () => interrupt({ type: 'human_input_request', message: 'How many chairs?' }),
    call: () => interrupt({ action: 'book', args: { table: 4 } }),
  });
  const answers = {
    'Who is it for?': ['name', 'Ada'],
    'How many?': ['answer', '3'],
    'Which seat?': ['seat', '4A'],
    'Which meal?': ['meal', 'fish'],
    'How many chairs?': ['answer', 'two'],
    book: ['answer', 'yes'],
  };
  const expected = {
    own: { name: 'Ada' },
    carried: 3,
    server: {
      responses: {
        seat: { action: 'accept', content: { seat: '4A' } },
        meal: { action: 'accept', content: { meal: 'fish' } },
      },
    },
    more: 'two',
    call: 'yes',
  };
  for (let step = 0; step < 6; step++) {
    const message = await card.locator('[part~="message"]').innerText();
    const [property, text] = answers[message];
    delete answers[message];
    await card.locator(`[data-property="${property}"] input`).click();
    await page.keyboard.type(text);
    await accept(page);
    if (step < 5)
      await page.waitForFunction(
        (before) =>
          document.querySelector('mcp-elicitation').shadowRoot.querySelector('[part~="message"]')?.innerText !== before,
        message,
      );
  }
  assert.deepEqual((await outcome(opened)).answers, expected);
});

inPage('sends a decline to an MCP server as an answer', 'langgraph', async (opened) => {
  const { page, card } = opened;
  await run(opened, { server: () => interrupt(MCP) });
  await card.locator('[part~="decline"]').click();
  await card.locator('[part~="message"]', { hasText: 'Which meal?' }).waitFor();
  await card.locator('[data-property="meal"] input').click();
  await page.keyboard.type('fish');
  await accept(page);
  assert.deepEqual((await outcome(opened)).answers, {
    server: { responses: { seat: { action: 'decline' }, meal: { action: 'accept', content: { meal: 'fish' } } } },
  });
});

inPage('reports a decline, and the graph keeps waiting', 'langgraph', async (opened) => {
  await run(opened, { own: () => interrupt('Who is it for?', { responseSchema: NAME }) });
  await opened.card.locator('[part~="decline"]').click();
  const { refused, interrupts } = await outcome(opened);
  assert.equal(refused[0].action, 'decline');
  assert.equal(refused[0].interrupt.id, interrupts[0].id);
});
