// A server of the official SDK whose tools handle answers in different ways, good or bad. It uses stdio, or the port in
// PORT.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { UrlElicitationRequiredError } from '@modelcontextprotocol/sdk/types.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

function make() {
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
  const ask = (message = 'Where should it go?', schema = requestedSchema) =>
    server.server.elicitInput({ message, requestedSchema: schema });
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
  tool('deaf-with-id', async () => {
    await ask();
    return say(`Booked ${randomUUID()} (no. ${process.hrtime.bigint()}) at ${new Date().toISOString()}.`);
  });
  tool('counts', async () => {
    const { action } = await ask();
    return say(`${action === 'accept' ? 1 : 0} sent.`);
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
  tool('secret', async () =>
    say(
      (
        await ask('Your password?', {
          type: 'object',
          properties: { password: { type: 'string' } },
          required: ['pasword'],
        })
      ).action,
    ),
  );
  tool('error-is-meant', async () => {
    const { action } = await ask();
    return { ...say(action), isError: action === 'decline' };
  });
  tool('deaf-later', async () => {
    const { action } = await ask('First?');
    if (action !== 'accept') return say('Not booked.');
    await ask('Are you sure?');
    return say('Booked.');
  });
  tool('hears-later', async () => {
    for (const message of ['First?', 'Are you sure?'])
      if ((await ask(message)).action !== 'accept') return say('Not booked.');
    return say('Booked.');
  });
  const box = (name, title) => ({
    type: 'object',
    properties: { [name]: { type: 'boolean', title } },
    required: [name],
  });
  tool('deploys-anyway', async () => {
    const { content } = await ask('Deploy?', box('confirm', 'Deploy it'));
    return say(content?.confirm === false ? 'Not deployed' : 'Deployed');
  });
  tool('deaf-to-no', async () => {
    const { action } = await ask('Deploy?', box('confirm', 'Deploy it'));
    return say(action === 'accept' ? 'Deployed' : 'Not deployed');
  });
  const isUnable = () => !server.server.getClientCapabilities()?.elicitation;
  const unasked = async () => say(isUnable() || (await ask()).action === 'accept' ? 'Done.' : 'Not done.');
  tool('drops-unasked', unasked, { destructiveHint: true });
  tool('books-unasked', unasked);
  tool('asks-to-confirm', async () => {
    const { action, content } = await ask('Deploy?', box('confirm', 'Deploy it'));
    return say(action === 'accept' && content.confirm ? 'Deployed' : 'Not deployed');
  });
  tool('asks-to-cancel', async () => {
    const { action, content } = await ask('Deploy?', box('cancelIt', 'Rather not'));
    return say(action === 'accept' && !content.cancelIt ? 'Deployed' : 'Not deployed');
  });
  const doesNotWait = async () => {
    ask('Did you like it?').catch(() => {});
    return say('Started.');
  };
  tool('does-not-wait', doesNotWait);
  tool('wipes-without-waiting', doesNotWait, { destructiveHint: true });
  // Clients declare URL mode only since 2025-11-25.
  const isOld = () => !server.server.getClientCapabilities().elicitation.url;
  tool('wipes-unasked', async () => say(isOld() ? 'Wiped.' : (await ask()).action), { destructiveHint: true });
  tool('old-unasked', async () => say(isOld() ? 'Nothing to ask.' : (await ask()).action));
  tool('old-fails', async () => {
    if (isOld()) throw new Error('no form');
    return say((await ask()).action);
  });
  const page = { mode: 'url', message: 'Sign in', url: 'https://example.com/login', elicitationId: 'sign-in' };
  tool('by-url', async () => say((await server.server.elicitInput(page)).action));
  let opened = false;
  tool('needs-page', () => {
    throw new UrlElicitationRequiredError([page]);
  });
  tool('needs-page-once', () => {
    if (opened) return say('Signed in.');
    setTimeout(() => {
      opened = true;
      server.server.notification({
        method: 'notifications/elicitation/complete',
        params: { elicitationId: page.elicitationId },
      });
    }, 100);
    throw new UrlElicitationRequiredError([page]);
  });
  tool('blocks', async () => {
    const answer = ask();
    const timer = setTimeout(() => {
      for (;;);
    }, 500);
    const { action } = await answer;
    clearTimeout(timer);
    return say(action);
  });
  tool('explains', async () => {
    await ask('First line\nSecond line');
    return { ...say(`Broken.\n${'Do this. '.repeat(100)}\nAnd then that.`), isError: true };
  });
  return server;
}

const sessions = new Map();

/** Serves a session for each client, which must send the header that the command gets by --header. */
async function serve(request, response) {
  if (request.headers['x-word'] !== 'cheese') return response.writeHead(401).end();
  let transport = sessions.get(request.headers['mcp-session-id']);
  if (!transport) {
    transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void sessions.set(id, transport),
    });
    await make().connect(transport);
  }
  return transport.handleRequest(request, response);
}

if (process.env.PORT) http.createServer(serve).listen(process.env.PORT, '127.0.0.1', () => console.error('listening'));
else await make().connect(new StdioServerTransport());
