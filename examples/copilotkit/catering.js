// A real AG-UI agent over HTTP for catering: it asks for an order and for approval. It uses no language model.
import { EventEncoder } from '@ag-ui/encoder';

const LUNCH = {
  type: 'object',
  properties: {
    people: { type: 'integer', title: 'How many people?', minimum: 2, maximum: 60 },
    day: { type: 'string', title: 'Day', format: 'date' },
    menu: { type: 'string', title: 'Menu', enum: ['Soup and bread', 'Mezze', 'Sandwiches'] },
  },
  required: ['people', 'day', 'menu'],
};
const APPROVAL = { type: 'object', properties: { approved: { type: 'boolean' } }, required: ['approved'] };

/** The course of a thread: it asks for the order, then for approval, and then it is done. */
function* turn({ messages, resume }) {
  const [{ status, payload } = {}] = resume ?? [];
  if (!resume) {
    yield* text('Lunch for your group? Let me ask what you need.');
    return {
      id: crypto.randomUUID(),
      reason: 'input_required',
      message: 'What shall we bring?',
      responseSchema: LUNCH,
    };
  }
  if (status !== 'resolved') return void (yield* text('You closed the question, so nothing was ordered.'));
  if (payload.approved === undefined) {
    const toolCallId = crypto.randomUUID();
    yield* text('I have put the order together.');
    yield { type: 'TOOL_CALL_START', toolCallId, toolCallName: 'place_order' };
    yield { type: 'TOOL_CALL_ARGS', toolCallId, delta: JSON.stringify(payload) };
    yield { type: 'TOOL_CALL_END', toolCallId };
    return {
      id: crypto.randomUUID(),
      reason: 'tool_call',
      toolCallId,
      message: 'Place this order?',
      responseSchema: APPROVAL,
    };
  }
  const order = messages
    .flatMap(({ toolCalls = [] }) => toolCalls)
    .findLast((call) => call.function.name === 'place_order');
  const { menu, people } = JSON.parse(order.function.arguments);
  yield* text(payload.approved ? `${menu} for ${people} is ordered.` : 'Then I order nothing.');
}

function* text(delta) {
  const messageId = crypto.randomUUID();
  yield { type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' };
  yield { type: 'TEXT_MESSAGE_CONTENT', messageId, delta };
  yield { type: 'TEXT_MESSAGE_END', messageId };
}

/** Answers a run with its events. */
export async function handler(request, response) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const input = JSON.parse(Buffer.concat(pieces).toString());
  const { threadId, runId } = input;
  const encoder = new EventEncoder({ accept: request.headers.accept });
  response.writeHead(200, { 'content-type': encoder.getContentType(), 'cache-control': 'no-store' });
  const send = (event) => response.write(encoder.encode(event));
  send({ type: 'RUN_STARTED', threadId, runId });
  const events = turn(input);
  let step = events.next();
  for (; !step.done; step = events.next()) send(step.value);
  const outcome = step.value ? { type: 'interrupt', interrupts: [step.value] } : { type: 'success' };
  send({ type: 'RUN_FINISHED', threadId, runId, outcome });
  response.end();
}
