// A conversation with a server: its tools, a card for each question, the outcome of each call, and every message.
import 'mcp-elicitation/external';
import { connect } from 'mcp-elicitation/mcp';
import { button, byId, element, segments } from './page/dom.js';
import { behindBridge, type Behind } from './conversation/bridge.js';
import { Log } from './conversation/wire-log.js';
import { recall, remember } from './page/storage.js';
import { followTheme } from './page/theme-switch.js';
import type { Client, JSONRPCMessage, Tool } from '@modelcontextprotocol/client';
import type { Revision } from 'mcp-elicitation/validate';

const REVISIONS: Revision[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const ADDRESS = 'mcp-elicitation-playground-server';
const log = new Log(byId('messages'));
const thread = byId('thread');
const tools = byId('tools');
const status = byId('status');
const address = byId<HTMLInputElement>('address');
const headers = byId<HTMLTextAreaElement>('headers');

/** `place` contains the cards of the last call. */
export interface Session {
  /** True if the server may ask in its results alone, which not every SDK does. */
  isNew: boolean;
  connection: ReturnType<typeof connect>;
  place: HTMLElement | undefined;
}

let current: Session | undefined;
let attempt = 0;

/** The client is large, so it is loaded when the user connects to a server. */
const clients = () => import('./conversation/client.js');
const hear = (direction: 'sent' | 'received', message: JSONRPCMessage) => log.add(direction, message);

function say(text: string, failed = false) {
  // Below the first line is what the server wrote.
  const [first, ...rest] = text.split('\n');
  status.replaceChildren(first, ...(rest.length > 0 ? [element('pre', '', rest.join('\n'))] : []));
  status.classList.toggle('failed', failed);
}

/**
 * @param open returns a connected client
 * @param server the server, if the page knows it
 */
async function start(open: () => Promise<Client>, server: { name: string } | undefined) {
  const mine = ++attempt;
  current?.connection.close().catch(() => {});
  current = undefined;
  tools.replaceChildren();
  thread.replaceChildren();
  log.clear();
  say('Connecting…');
  try {
    const client = await open();
    if (mine !== attempt) return client.close();
    const session: Session = {
      isNew: client.getNegotiatedProtocolVersion() === '2026-07-28',
      connection: connect(client, () => card(session.place ?? thread), {
        ...(server && { server }),
        unanswerable: 'show',
      }),
      place: undefined,
    };
    current = session;
    const transport = client.transport as { reason?: string } | undefined;
    client.onclose = () => {
      if (mine !== attempt) return;
      tools.replaceChildren();
      say(transport?.reason || 'The connection has ended.', true);
    };
    const { name, title } = client.getServerVersion() ?? {};
    const { tools: listed } = await client.listTools();
    const count = listed.length === 1 ? 'One tool.' : `${listed.length} tools.`;
    say(`Connected to ${title ?? name ?? 'the server'}, ${client.getNegotiatedProtocolVersion()}. ${count}`);
    tools.replaceChildren(...listed.map((tool) => entry(session, tool)));
  } catch (error) {
    if (mine === attempt) say((error as Error).message, true);
  }
}

function card(place: HTMLElement) {
  const node = document.createElement('mcp-elicitation');
  place.append(node);
  node.addEventListener('elicit-ready', () => node.scrollIntoView({ block: 'nearest' }));
  return node;
}

function entry(session: Session, tool: Tool) {
  const item = element('li', 'tool');
  const call = button('', 'Call', () => run(session, tool, input));
  call.ariaLabel = `Call ${tool.title ?? tool.name}`;
  const words = element('div');
  const title = element('h3', '', tool.title ?? tool.name);
  if (tool.title && tool.title !== tool.name) title.append(' ', element('code', '', tool.name));
  words.append(title);
  if (tool.description && ![tool.title, tool.name].includes(tool.description))
    words.append(element('p', 'quiet', tool.description));
  let input: HTMLTextAreaElement | undefined;
  const names = Object.keys(tool.inputSchema.properties ?? {});
  if (names.length > 0) {
    input = Object.assign(element('textarea'), {
      value: '{}',
      rows: 1,
      spellcheck: false,
      ariaLabel: `Arguments of ${tool.name}, as JSON`,
    });
    words.append(input, element('p', 'quiet', `Arguments: ${names.join(', ')}`));
  }
  item.append(words, call);
  return item;
}

async function run(session: Session, tool: Tool, input: HTMLTextAreaElement | undefined) {
  const place = element('section', 'call');
  const end = new AbortController();
  const stop = button('small', 'Give up', () => end.abort('given up'));
  const head = element('div', 'row');
  head.append(element('h3', '', `You called ${tool.name}`), stop);
  const outcome = element('p', 'outcome');
  outcome.setAttribute('role', 'status');
  place.append(head, outcome);
  thread.append(place);
  place.scrollIntoView({ block: 'nearest' });
  session.place = element('div', 'cards');
  outcome.before(session.place);
  for (const press of tools.querySelectorAll('button')) press.disabled = true;
  try {
    const result = await session.connection.callTool(
      { name: tool.name, arguments: input ? JSON.parse(input.value) : {} },
      { tool, signal: end.signal },
    );
    const texts = (result.content ?? []).map((part: { type: string; text?: string }) => part.text ?? `(${part.type})`);
    outcome.textContent = texts.join('\n');
    outcome.classList.toggle('failed', result.isError === true);
    if (result.isError && session.place.childElementCount === 0 && session.isNew) {
      const why = 'It asked nothing in 2026-07-28. FastMCP and others ask only up to 2025-11-25.';
      outcome.append(element('p', 'quiet', why));
      const older = byId('revisions').querySelector<HTMLInputElement>('[value="2025-11-25"]');
      if (!byId('in-page').hidden) outcome.append(button('small', 'Connect in 2025-11-25', () => older?.click()));
    }
  } catch (error) {
    outcome.textContent = end.signal.aborted
      ? 'You gave up the call.'
      : error instanceof SyntaxError
        ? 'The arguments are not JSON.'
        : (error as Error).message;
    outcome.classList.add('failed');
  } finally {
    stop.remove();
    for (const press of tools.querySelectorAll('button')) press.disabled = false;
    outcome.scrollIntoView({ block: 'nearest' });
  }
}

const inPage = (revision: Revision) =>
  start(async () => (await clients()).connectInPage(revision, hear), { name: 'Demo server' });

/** Shows the server behind the bridge in place of the choice of a server. */
function wireBehind(server: Behind) {
  let revision: Revision | undefined;
  const begin = () => start(async () => (await clients()).connectBehind(server, revision, hear), undefined);
  byId('which').replaceWith(button('', server.isProcess ? 'Restart' : 'Reconnect', begin));
  byId('in-page')
    .querySelector('p')
    ?.replaceWith(element('code', 'about', server.about));
  const values = ['', ...REVISIONS].map((value) => ({ value, title: value || 'Newest' }));
  segments(byId('revisions'), 'revision', values, (value) => {
    revision = (value || undefined) as Revision | undefined;
    void begin();
  });
  (byId('revisions').querySelector('input') as HTMLInputElement).checked = true;
  void begin();
}

function wire() {
  segments(
    byId('revisions'),
    'revision',
    REVISIONS.map((value) => ({ value, title: value })),
    (revision) => inPage(revision as Revision),
  );
  (byId('revisions').querySelector('[value="2025-11-25"]') as HTMLInputElement).checked = true;
  const real = byId<HTMLInputElement>('real');
  const chosen = () => (byId('revisions').querySelector(':checked') as HTMLInputElement).value;
  const choose = () => {
    byId('in-page').hidden = real.checked;
    byId('connect').hidden = !real.checked;
    if (!real.checked) {
      void inPage(chosen() as Revision);
      return;
    }
    attempt++;
    tools.replaceChildren();
    thread.replaceChildren();
    log.clear();
    say('');
    address.focus();
  };
  for (const radio of document.querySelectorAll('[name=server]')) radio.addEventListener('change', choose);
  address.value = recall(ADDRESS) ?? '';
  byId('connect').addEventListener('submit', (event) => {
    event.preventDefault();
    const value = address.value.trim();
    remember(ADDRESS, value);
    void start(async () => (await clients()).connectTo(value, headers.value, hear), undefined);
  });
  choose();
}

followTheme(byId<HTMLSelectElement>('theme'), () => {});
behindBridge().then(
  (server) => (server ? wireBehind(server) : wire()),
  (error) => {
    for (const id of ['which', 'in-page']) byId(id).hidden = true;
    say(error.message, true);
  },
);
