// A real MCP server (2026-07-28) for meeting rooms that asks before it books one.
import { toNodeHandler } from '@modelcontextprotocol/node';
import { McpServer, createMcpHandler, inputRequired } from '@modelcontextprotocol/server';
import { z } from 'zod';

const question = () =>
  inputRequired.elicit({
    message: 'Which room do you need? All three are free this week.',
    requestedSchema: {
      type: 'object',
      properties: {
        room: {
          type: 'string',
          title: 'Room',
          oneOf: [
            { const: 'fjord', title: 'Fjord, 6 seats' },
            { const: 'dune', title: 'Dune, 10 seats' },
            { const: 'glacier', title: 'Glacier, 24 seats' },
          ],
        },
        title: { type: 'string', title: 'What is it for?', minLength: 3, maxLength: 60 },
        start: { type: 'string', title: 'Start', format: 'date-time' },
        hours: { type: 'integer', title: 'Hours', minimum: 1, maximum: 8 },
      },
      required: ['room', 'title', 'start', 'hours'],
    },
  });

const text = (value) => ({ content: [{ type: 'text', text: value }] });
const SAID = {
  accept: ({ room, title, hours }) =>
    text(`${room[0].toUpperCase()}${room.slice(1)} is booked for “${title}”, ${hours} h.`),
  decline: () => text('The user declined to choose a room. Nothing was booked.'),
  cancel: () => text('The user closed the question. Nothing was booked.'),
};

function rooms() {
  const server = new McpServer({ name: 'rooms', title: 'Meeting rooms', version: '1.0.0' });
  server.registerTool(
    'book_room',
    { title: 'Book a room', description: 'Books a meeting room', inputSchema: z.object({}) },
    (_, { mcpReq }) => {
      const answer = mcpReq.inputResponses?.answer;
      return answer ? SAID[answer.action](answer.content) : inputRequired({ inputRequests: { answer: question() } });
    },
  );
  return server;
}

export const handler = toNodeHandler(createMcpHandler(rooms));
