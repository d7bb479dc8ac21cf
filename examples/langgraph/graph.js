// A real graph: it files an expense, and asks for missing information. It uses no language model.
import { Annotation, END, MemorySaver, START, StateGraph, interrupt } from '@langchain/langgraph';
import { createEmbedServer } from '@langchain/langgraph-api/experimental/embed';

const RECEIPT = {
  type: 'object',
  properties: {
    spent: { type: 'number', title: 'Amount', description: 'In euros, with VAT', minimum: 0.01, maximum: 5000 },
    day: { type: 'string', title: 'Date', format: 'date' },
    kind: { type: 'string', title: 'What was it?', enum: ['A meal', 'Travel', 'A hotel', 'Something else'] },
  },
  required: ['spent', 'day', 'kind'],
};

const NOT_FILED = {
  decline: 'You declined to say, so nothing was filed.',
  cancel: 'You closed the question, so nothing was filed.',
};

const State = Annotation.Root({
  request: Annotation(),
  receipt: Annotation(),
  project: Annotation(),
  reply: Annotation(),
});

/** A refusal is `{ refused }` here: LangGraph does not define one, so a graph has its own. */
const graph = new StateGraph(State)
  .addNode('read', () => ({ receipt: interrupt('What does the receipt say?', { responseSchema: RECEIPT }) }))
  .addNode('assign', () => ({
    project: interrupt('Which project does it belong to?', {
      responseSchema: { type: 'string', title: 'Project', enum: ['Harbour bridge', 'Night train', 'None of them'] },
    }),
  }))
  .addNode('file', ({ receipt, project }) => ({
    reply:
      NOT_FILED[receipt.refused ?? project.refused] ??
      `Done: ${receipt.spent.toFixed(2)} euros are filed for ${project}.`,
  }))
  .addEdge(START, 'read')
  .addEdge(START, 'assign')
  .addEdge(['read', 'assign'], 'file')
  .addEdge('file', END);

const checkpointer = new MemorySaver();
const known = new Map();
const threads = {
  get: async (id) => known.get(id),
  set: async (id, { metadata }) =>
    known.set(id, { thread_id: id, metadata: { ...known.get(id)?.metadata, ...metadata } }).get(id),
  delete: async (id) => void known.delete(id),
};

/** The routes of LangGraph's server that its SDK needs for this graph. */
export const server = createEmbedServer({
  graph: { expenses: graph.compile({ checkpointer }) },
  threads,
  checkpointer,
});
