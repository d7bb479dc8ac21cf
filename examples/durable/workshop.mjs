// The MCP server: a bicycle workshop that asks before it books a repair, and is closed on Sundays.
import { toNodeHandler } from '@modelcontextprotocol/node';
import { McpServer, createMcpHandler, inputRequired } from '@modelcontextprotocol/server';
import { z } from 'zod';

const question = (bike) =>
  inputRequired.elicit({
    message: `What is wrong with the ${bike}, and when do you bring it?`,
    requestedSchema: z.object({
      fault: z.string().max(200).meta({ title: 'What is wrong' }),
      day: z.iso.date().meta({ title: 'Day' }),
    }),
  });

const text = (text, isError = false) => ({ content: [{ type: 'text', text }], isError });

function workshop() {
  const server = new McpServer({ name: 'workshop', title: 'Bike Workshop', version: '1.0.0' });
  server.registerTool(
    'book_repair',
    { description: 'Books a repair', inputSchema: z.object({ bike: z.string() }) },
    ({ bike }, { mcpReq }) => {
      const answer = mcpReq.inputResponses?.repair;
      if (!answer) return inputRequired({ inputRequests: { repair: question(bike) } });
      if (answer.action !== 'accept') return text('Nothing was booked.');
      const { day } = answer.content;
      // No schema can say this, so it is the server that refuses.
      if (new Date(day).getUTCDay() === 0) return text('We are closed on Sundays. Please choose another day.', true);
      return text(`Booked: bring the ${bike} on ${day}.`);
    },
  );
  return server;
}

export const mcp = toNodeHandler(createMcpHandler(workshop));
