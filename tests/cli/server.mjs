// A server of the official SDK, each tool of which takes an answer in a way of its own, good or bad. It speaks on stdio.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';

const server = new McpServer({ name: 'deploy', version: '1.0.0' });
const say = (text) => ({ content: [{ type: 'text', text }] });
const requestedSchema = {
  type: 'object',
  properties: {
    city: { type: 'string', title: 'City', description: 'Where it goes', minLength: 2, maxLength: 40 },
    copies: { type: 'integer', title: 'Copies', description: 'How many', minimum: 1, maximum: 5, default: 2 },
    sure: { type: 'boolean', title: 'Sure?', description: 'Whether it is meant' },
  },
  required: ['city', 'copies'],
};
const ask = (message = 'Where should it go?', schema = requestedSchema) => server.server.elicitInput({ message, requestedSchema: schema });
const tool = (name, run, annotations = {}) => server.registerTool(name, { description: name, annotations }, run);

tool('good', async () => {
  const { action, content } = await ask();
  return say(action === 'accept' ? `${content.copies} to ${content.city}` : `Not done: ${action}`);
});
tool('throws', async () => {
  const { content } = await ask();
  return say(`To ${content.city}`);
});
tool('deaf', async () => {
  await ask();
  return say('Done.');
});
tool('for-ever', async () => {
  for (;;) {
    const { action } = await ask();
    if (action === 'accept') return say('Done.');
  }
});
tool('hangs', async () => {
  const { action } = await ask();
  if (action !== 'accept') await new Promise(() => {});
  return say('Done.');
});
tool('busy', async () => {
  const { action } = await ask();
  while (action === 'cancel');
  return say(action);
});
tool('crashes', async () => {
  const { action } = await ask();
  if (action === 'decline') {
    console.error('out of cheese');
    process.exit(3);
  }
  return say(action);
});
tool('silent', async () => say('Nothing to ask.'));
tool('two', async () => {
  const first = await ask('First?');
  const second = await ask('Second?');
  return say([first, second].map(({ action }) => action).join(' '));
});
tool('wipe', async () => say((await ask()).action), { destructiveHint: true });
tool('secret', async () => say((await ask('Your password?', { type: 'object', properties: { password: { type: 'string' } }, required: ['pasword'] })).action));
tool('error-is-meant', async () => {
  const { action } = await ask();
  return { ...say(action), isError: action === 'decline' };
});

await server.connect(new StdioServerTransport());
