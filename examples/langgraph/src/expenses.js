// Runs the graph by the SDK of LangGraph's server: when it stops to ask, the card answers, and it continues.
import { Client } from '@langchain/langgraph-sdk';
import { answerInterrupts } from 'mcp-elicitation/langgraph';

const client = new Client({ apiUrl: new URL('/api', location.href).href });

/** Runs the graph until it waits or ends, and returns its values and its interrupts. */
async function run(thread, options) {
  for await (const { event, data } of client.runs.stream(thread, 'expenses', { ...options, streamMode: 'values' })) {
    if (event === 'error') throw new Error(data.message);
  }
  const { values, tasks } = await client.threads.getState(thread);
  return { values, interrupts: tasks.flatMap(({ interrupts }) => interrupts) };
}

/** @param {string} request what was said @param {() => Element} card puts a new card into the conversation */
export async function file(request, card) {
  const { thread_id: thread } = await client.threads.create();
  let { values, interrupts } = await run(thread, { input: { request } });
  while (interrupts.length) {
    const { resume, refused, unanswered } = await answerInterrupts(interrupts, card, {
      server: { name: 'expenses', title: 'Expenses' },
    });
    if (unanswered.length) throw new Error(unanswered[0].diagnostics[0].message);
    // This graph's own representation of a refusal.
    const refusals = refused.map(({ interrupt, action }) => [interrupt.id, { refused: action }]);
    ({ values, interrupts } = await run(thread, {
      command: { resume: { ...resume, ...Object.fromEntries(refusals) } },
    }));
  }
  return values.reply;
}
