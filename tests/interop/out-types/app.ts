import 'mcp-elicitation';
import { McpElicitationElement, define } from 'mcp-elicitation/element';
import 'mcp-elicitation/external';
import { attach, callTool, capabilities, createRelay, relayHandler, requestHandler } from 'mcp-elicitation/mcp';
import { answer } from 'mcp-elicitation/testing';
import { validate } from 'mcp-elicitation/validate';
import { lint } from 'mcp-elicitation/lint';
import { Client as First } from '@modelcontextprotocol/sdk/client/index.js';
import { Client } from '@modelcontextprotocol/client';

const element: McpElicitationElement = document.createElement('mcp-elicitation');
const client = new Client({ name: 'chat', version: '1' }, { capabilities: capabilities('2026-07-28') });
const first = new First({ name: 'chat', version: '1' }, { capabilities: capabilities('2025-11-25') });
attach(client, element, { server: 'travel', progress: true });
attach(first, element);
client.setRequestHandler('elicitation/create', requestHandler(element));
export const result: Promise<Awaited<ReturnType<typeof client.callTool>>> = callTool(client, { name: 'book' }, element, { validate });
export const relay = relayHandler({ send() {}, waitFor: async () => ({}) }, { validate });
createRelay(element, { send() {}, subscribe() {} });
answer(element, { action: 'accept', content: { city: 'Oslo' } });
lint({ message: '', requestedSchema: {} }).diagnostics.length;
define('my-elicitation');
// @ts-expect-error there is no such option
element.elicit({ message: '', requestedSchema: {} }, { servers: {} });
