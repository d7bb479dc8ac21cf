// `@modelcontextprotocol/server` 2.4.0 with the tasks extension (2026-07-28): a call becomes a task that asks while it
// runs.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  GetTaskResultV2Schema,
  TASKS_EXTENSION_ID_V2,
  UpdateTaskResultV2Schema,
} from '@modelcontextprotocol/ext-tasks/core/v2';
import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { z } from 'zod';

const ask = (message, properties, required = []) => ({
  method: 'elicitation/create',
  params: { mode: 'form', message, requestedSchema: { type: 'object', properties, required } },
});
/** The questions of a booking: two in the first round, one in the second. */
const ROUNDS = [
  {
    who: ask('Who travels?', { name: { type: 'string', title: 'Name' } }, ['name']),
    seat: ask('Which seat?', { seat: { type: 'string', title: 'Seat', enum: ['window', 'aisle'] } }),
  },
  { pay: ask('Shall we pay?', { card: { type: 'string', title: 'Card', enum: ['company', 'own'] } }, ['card']) },
];

/** Tasks outlive calls and pages. */
const tasks = new Map();
const now = () => new Date().toISOString();

function create() {
  const task = { taskId: randomUUID(), createdAt: now(), answers: {}, updates: 0, round: 0, polls: 0 };
  tasks.set(task.taskId, task);
  return task;
}

/** The result of `tasks/get`. The first time, the task is working. */
function stateOf(task) {
  const common = {
    taskId: task.taskId,
    createdAt: task.createdAt,
    lastUpdatedAt: now(),
    ttlMs: null,
    pollIntervalMs: 100,
  };
  if (task.cancelled) return { ...common, status: 'cancelled' };
  if (!task.polls++) return { ...common, status: 'working' };
  const inputRequests = Object.fromEntries(
    Object.entries(ROUNDS[task.round] ?? {}).filter(([key]) => !task.answers[key]),
  );
  if (Object.keys(inputRequests).length) return { ...common, status: 'input_required', inputRequests };
  return {
    ...common,
    status: 'completed',
    result: {
      resultType: 'complete',
      content: [{ type: 'text', text: JSON.stringify({ answers: task.answers, updates: task.updates }) }],
    },
  };
}

function update(task, inputResponses) {
  task.updates += 1;
  for (const [key, answer] of Object.entries(inputResponses)) if (ROUNDS[task.round]?.[key]) task.answers[key] = answer;
  if (Object.keys(ROUNDS[task.round] ?? {}).every((key) => task.answers[key])) task.round += 1;
}

function make() {
  const { server } = new McpServer(
    { name: 'travel', version: '1.0.0' },
    { capabilities: { tools: {}, extensions: { [TASKS_EXTENSION_ID_V2]: {} } } },
  );
  const open = z.looseObject({});
  server.setRequestHandler('tools/list', () => ({
    tools: [{ name: 'book', inputSchema: { type: 'object', properties: {} } }],
  }));
  server.setRequestHandler('tools/call', () => {
    const { answers, updates, round, polls, ...task } = create();
    return { resultType: 'task', ...task, status: 'working', lastUpdatedAt: now(), ttlMs: null, pollIntervalMs: 100 };
  });
  server.setRequestHandler('tasks/get', { params: open, result: GetTaskResultV2Schema }, ({ taskId }) => ({
    resultType: 'complete',
    ...stateOf(tasks.get(taskId)),
  }));
  server.setRequestHandler(
    'tasks/update',
    { params: open, result: UpdateTaskResultV2Schema },
    ({ taskId }, { mcpReq }) => (update(tasks.get(taskId), mcpReq.inputResponses), { resultType: 'complete' }),
  );
  server.setRequestHandler(
    'tasks/cancel',
    { params: open, result: open },
    ({ taskId }) => ((tasks.get(taskId).cancelled = true), { resultType: 'complete' }),
  );
  return server;
}

http.createServer(toNodeHandler(createMcpHandler(make, { legacy: 'reject' }))).listen(process.env.PORT, '127.0.0.1');
