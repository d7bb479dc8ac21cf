// A replacement for a language model: it answers every message by calling the only tool of a real MCP server.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { capabilities, connect } from 'mcp-elicitation/mcp';
import { cardOf } from './cards.js';

const server = { name: 'rooms', title: 'Meeting rooms', url: new URL('/mcp', location.href).href };

/** The tool call in whose card the server asks. */
let asking;

async function open() {
  const client = new Client(
    { name: 'rooms-chat', version: '1.0.0' },
    { capabilities: capabilities('2026-07-28'), versionNegotiation: { mode: 'auto' } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
  const { tools } = await client.listTools();
  const { callTool } = connect(client, () => cardOf(asking), { server });
  return { callTool, tool: tools[0] };
}
let opened;

/** Streams a text in pieces, like a model. */
async function* streamed(text) {
  const words = text.split(' ');
  for (let count = 1; count <= words.length; count++) {
    yield words.slice(0, count).join(' ');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** @type {import('@assistant-ui/react').ChatModelAdapter} */
export const assistant = {
  async *run({ abortSignal }) {
    const { callTool, tool } = await (opened ??= open());
    const before = { type: 'text', text: '' };
    for await (before.text of streamed('I can see the rooms of your building. Let me ask what you need.'))
      yield { content: [{ ...before }] };

    const call = { type: 'tool-call', toolCallId: crypto.randomUUID(), toolName: tool.name, args: {}, argsText: '{}' };
    yield { content: [before, call] };
    asking = call.toolCallId;
    const result = await callTool({ name: tool.name, arguments: {} }, { tool, signal: abortSignal });

    const done = { ...call, result, isError: !!result.isError };
    const after = { type: 'text', text: '' };
    const said = result.content.map(({ text }) => text).join('\n');
    for await (after.text of streamed(said)) yield { content: [before, done, { ...after }] };
  },
};
