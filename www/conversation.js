// A conversation with a server: its tools, a card for each question, the outcome of each call, and every message.
import 'mcp-elicitation/external';
import { connect } from 'mcp-elicitation/mcp';
import { button, byId, element, segments } from './dom.js';
import { Log } from './conversation/log.js';
import { followTheme } from './theme-switch.js';

/** @typedef {import('mcp-elicitation/validate').Revision} Revision */

const REVISIONS = /** @type {Revision[]} */ (['2025-06-18', '2025-11-25', '2026-07-28']);
const ADDRESS = 'mcp-elicitation-playground-server';
const log = new Log(byId('messages'));
const thread = byId('thread');
const tools = byId('tools');
const status = byId('status');
const address = /** @type {HTMLInputElement} */ (byId('address'));
const headers = /** @type {HTMLTextAreaElement} */ (byId('headers'));

/** @typedef {{ connection: ReturnType<typeof connect>, place: HTMLElement | undefined }} Session `place`: where the cards of the last call go */

/** @type {Session | undefined} */
let current;
let attempt = 0;

/** The client is large, so it is loaded when the user connects to a server. */
const clients = () => import('./conversation/client.js');
/** @param {'sent' | 'received'} direction @param {any} message */
const hear = (direction, message) => log.add(direction, message);

/** @param {string} text @param {boolean} [failed] */
function say(text, failed = false) {
  status.textContent = text;
  status.classList.toggle('failed', failed);
}

/**
 * @param {() => Promise<any>} open gives a client that is connected
 * @param {{ name: string } | undefined} server who asks, where the page knows it
 */
async function start(open, server) {
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
    /** @type {Session} */
    const session = {
      connection: connect(client, () => card(session.place ?? thread), {
        ...(server && { server }),
        unanswerable: 'show',
      }),
      place: undefined,
    };
    current = session;
    const { name, title } = client.getServerVersion() ?? {};
    const { tools: listed } = await client.listTools();
    say(
      `Connected to ${title ?? name ?? 'the server'}, ${client.getNegotiatedProtocolVersion()}. ${listed.length === 1 ? 'One tool.' : `${listed.length} tools.`}`,
    );
    tools.replaceChildren(...listed.map((/** @type {any} */ tool) => entry(session, tool)));
  } catch (error) {
    if (mine === attempt) say(/** @type {Error} */ (error).message, true);
  }
}

/** @param {HTMLElement} place */
function card(place) {
  const made = document.createElement('mcp-elicitation');
  place.append(made);
  made.addEventListener('elicit-ready', () => made.scrollIntoView({ block: 'nearest' }));
  return made;
}

/** @param {Session} session @param {any} tool */
function entry(session, tool) {
  const made = element('li', 'tool');
  const call = button('primary', 'Call', () => run(session, tool, given));
  call.ariaLabel = `Call ${tool.title ?? tool.name}`;
  const words = element('div');
  const title = element('h3', '', tool.title ?? tool.name);
  if (tool.title && tool.title !== tool.name) title.append(' ', element('code', '', tool.name));
  words.append(title);
  if (tool.description && tool.description !== tool.title) words.append(element('p', 'quiet', tool.description));
  /** @type {HTMLTextAreaElement | undefined} */
  let given;
  if (Object.keys(tool.inputSchema?.properties ?? {}).length > 0) {
    given = Object.assign(element('textarea'), {
      value: '{}',
      rows: 1,
      spellcheck: false,
      ariaLabel: `Arguments of ${tool.name}, as JSON`,
    });
    words.append(given, element('p', 'quiet', `Arguments: ${Object.keys(tool.inputSchema.properties).join(', ')}`));
  }
  made.append(words, call);
  return made;
}

/** @param {Session} session @param {any} tool @param {HTMLTextAreaElement | undefined} given */
async function run(session, tool, given) {
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
      { name: tool.name, arguments: given ? JSON.parse(given.value) : {} },
      { tool, signal: end.signal },
    );
    const texts = (result.content ?? []).map((/** @type {any} */ part) => part.text ?? `(${part.type})`);
    outcome.textContent = texts.join('\n');
    outcome.classList.toggle('failed', result.isError === true);
  } catch (error) {
    outcome.textContent = end.signal.aborted
      ? 'You gave the call up.'
      : error instanceof SyntaxError
        ? 'The arguments are not JSON.'
        : /** @type {Error} */ (error).message;
    outcome.classList.add('failed');
  } finally {
    stop.remove();
    for (const press of tools.querySelectorAll('button')) press.disabled = false;
    outcome.scrollIntoView({ block: 'nearest' });
  }
}

/** @param {Revision} revision */
const inPage = (revision) =>
  start(async () => (await clients()).connectInPage(revision, hear), { name: 'Demo server' });

function wire() {
  followTheme(/** @type {HTMLSelectElement} */ (byId('theme')), () => {});
  segments(
    byId('revisions'),
    'revision',
    REVISIONS.map((value) => ({ value, title: value })),
    (revision) => inPage(/** @type {Revision} */ (revision)),
  );
  /** @type {HTMLInputElement} */ (byId('revisions').querySelector('[value="2025-11-25"]')).checked = true;
  const real = /** @type {HTMLInputElement} */ (byId('real'));
  const chosen = () => /** @type {HTMLInputElement} */ (byId('revisions').querySelector(':checked')).value;
  const choose = () => {
    byId('in-page').hidden = real.checked;
    byId('connect').hidden = !real.checked;
    if (!real.checked) {
      inPage(/** @type {Revision} */ (chosen()));
      return;
    }
    attempt++;
    tools.replaceChildren();
    say('');
    address.focus();
  };
  for (const radio of document.querySelectorAll('[name=server]')) radio.addEventListener('change', choose);
  try {
    address.value = localStorage.getItem(ADDRESS) ?? '';
  } catch {
    // Without storage, the user has to type the address again.
  }
  byId('connect').addEventListener('submit', (event) => {
    event.preventDefault();
    const value = address.value.trim();
    try {
      localStorage.setItem(ADDRESS, value);
    } catch {
      // Without storage, the address is lost after this visit.
    }
    start(async () => (await clients()).connectTo(value, headers.value, hear), undefined);
  });
  choose();
}

wire();
