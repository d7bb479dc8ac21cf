// A real MCP server (2026-07-28) that asks in rounds: each question depends on the previous answers.
import { toNodeHandler } from '@modelcontextprotocol/node';
import { McpServer, createMcpHandler, createRequestStateCodec, inputRequired } from '@modelcontextprotocol/server';
import { z } from 'zod';

const form = (message, properties, required) =>
  inputRequired.elicit({ message, requestedSchema: { type: 'object', properties, required } });

const trip = () =>
  form(
    'Where would you like to go?',
    {
      city: { type: 'string', title: 'City', enum: ['Bergen', 'Lisbon', 'Vienna'] },
      start: { type: 'string', title: 'First night', format: 'date' },
      nights: { type: 'integer', title: 'Nights', minimum: 1, maximum: 14 },
    },
    ['city', 'start', 'nights'],
  );

const HOTELS = {
  Bergen: ['Harbour House', 'Fjord Inn'],
  Lisbon: ['Casa Alta', 'River Rooms'],
  Vienna: ['Garden Hotel', 'Opera Suites'],
};

const stay = ({ city }) =>
  form(
    `Two hotels in ${city} have room for you.`,
    {
      hotel: { type: 'string', title: 'Hotel', enum: HOTELS[city] },
      breakfast: { type: 'boolean', title: 'Breakfast' },
      wishes: { type: 'string', title: 'Wishes', maxLength: 200 },
    },
    ['hotel', 'breakfast'],
  );

const text = (value) => ({ content: [{ type: 'text', text: value }] });
const REFUSED = {
  decline: 'The traveller declined. Nothing was booked.',
  cancel: 'The traveller closed the question. Nothing was booked.',
};

// The state between two rounds passes through the client, so it is signed.
const state = createRequestStateCodec({ key: crypto.getRandomValues(new Uint8Array(32)) });

function travelDesk() {
  const server = new McpServer(
    { name: 'travel-desk', title: 'Travel desk', version: '1.0.0' },
    { requestState: { verify: state.verify } },
  );
  server.registerTool(
    'plan_trip',
    { description: 'Books a stay', inputSchema: z.object({}) },
    async (_, { mcpReq }) => {
      const { trip: where, stay: which } = mcpReq.inputResponses ?? {};
      const known = mcpReq.requestState() ?? where?.content;
      const refused = REFUSED[(which ?? where)?.action];
      if (refused) return text(refused);
      if (which)
        return text(
          `${which.content.hotel} in ${known.city} is booked for ${known.nights} nights from ${known.start}` +
            `${which.content.breakfast ? ', with breakfast' : ''}.`,
        );
      if (where) return inputRequired({ inputRequests: { stay: stay(known) }, requestState: await state.mint(known) });
      return inputRequired({ inputRequests: { trip: trip() } });
    },
  );
  return server;
}

export const handler = toNodeHandler(createMcpHandler(travelDesk));
