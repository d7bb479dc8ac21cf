// Every message between client and server, to filter, copy and export.
import type { JSONRPCMessage } from '@modelcontextprotocol/client';
import { button, copy, element } from '../page/dom.js';
import { format } from '../../pkg/src/cli/finder/json-text.js';
import { encode } from '../page/share.js';
import { counted, findingsOf, listOf } from './findings.js';

/** `text` is the message as JSON. */
export interface Entry {
  direction: 'sent' | 'received';
  text: string;
  summary: string;
  at: Date;
}

/** Limits for the stored messages, of which the oldest are dropped: a server may send them without end. */
const MOST = 1000;
const MOST_CHARACTERS = 20_000_000;
/** The maximum length of a message that is drawn. */
const LONGEST = 200_000;

export class Log {
  #list;
  #filter;
  #count;
  #entries: Entry[] = [];
  #characters = 0;
  #dropped = 0;
  /** The number of entries with a row. */
  #drawn = 0;
  #waits = false;

  constructor(host: HTMLElement) {
    const head = element('div', 'head');
    this.#filter = Object.assign(element('input'), {
      type: 'search',
      placeholder: 'Filter',
      ariaLabel: 'Filter the messages',
      autocomplete: 'off',
    });
    this.#count = element('span', 'count');
    this.#count.setAttribute('role', 'status');
    const take = button('', 'Copy', () => copy(take, this.#lines()));
    const save = button('', 'Export', () => this.#save());
    const clear = button('', 'Clear', () => this.clear());
    head.append(element('h2', '', 'Messages'), this.#count, this.#filter, take, save, clear);
    this.#list = element('ol', 'body messages');
    this.#list.tabIndex = 0;
    this.#list.setAttribute('aria-label', 'Messages');
    host.append(head, this.#list);
    this.#filter.addEventListener('input', () => this.#show());
    this.#show();
  }

  add(direction: Entry['direction'], message: JSONRPCMessage) {
    const text = JSON.stringify(message);
    this.#entries.push({ direction, text, summary: summary(message).slice(0, 200), at: new Date() });
    this.#characters += text.length;
    while (this.#entries.length > MOST || (this.#characters > MOST_CHARACTERS && this.#entries.length > 1))
      this.#drop();
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame(() => this.#draw());
  }

  #drop() {
    this.#characters -= this.#entries.shift()?.text.length ?? 0;
    this.#dropped++;
    if (this.#drawn === 0) return;
    this.#drawn--;
    this.#list.firstElementChild?.remove();
  }

  /** Draws the entries since the last frame. */
  #draw() {
    this.#waits = false;
    const atEnd = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 40;
    const fresh = this.#entries.slice(this.#drawn);
    this.#drawn = this.#entries.length;
    this.#list.append(...fresh.map((entry) => Object.assign(row(entry), { hidden: !this.#matches(entry) })));
    this.#tell();
    if (atEnd) this.#list.scrollTop = this.#list.scrollHeight;
  }

  clear() {
    this.#entries = [];
    this.#characters = this.#dropped = this.#drawn = 0;
    this.#list.replaceChildren();
    this.#tell();
  }

  #matches({ text }: Entry) {
    const words = this.#filter.value.trim().toLowerCase();
    return words === '' || text.toLowerCase().includes(words);
  }

  #show() {
    [...this.#list.children].forEach((item, index) => {
      (item as HTMLElement).hidden = !this.#matches(this.#entries[index]);
    });
    this.#tell();
  }

  #tell() {
    const all = this.#entries.length;
    const visible = all - this.#list.querySelectorAll(':scope > [hidden]').length;
    const older = this.#dropped > 0 ? `, ${this.#dropped} older dropped` : '';
    this.#count.textContent = `${visible === all ? all : `${visible} of ${all}`}${older}`;
  }

  /** Returns the filtered messages as JSON lines. */
  #lines() {
    const line = ({ direction, text, at }: Entry) =>
      `{"at":"${at.toISOString()}","direction":"${direction}","message":${text}}\n`;
    return this.#entries
      .filter((entry) => this.#matches(entry))
      .map(line)
      .join('');
  }

  #save() {
    const href = URL.createObjectURL(new Blob([this.#lines()], { type: 'application/jsonl' }));
    Object.assign(element('a'), { href, download: 'messages.jsonl' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
  }
}

/** Summarizes a message in a few words. */
function summary({ method, params, result, error }: any) {
  if (method) return [method, params?.name ?? params?.message ?? ''].filter(Boolean).join(' · ');
  if (error) return `error · ${error.message}`;
  if (result?.inputRequests) return `input_required · ${Object.keys(result.inputRequests).join(', ')}`;
  return ['result', result?.action ?? result?.content?.[0]?.text ?? ''].filter(Boolean).join(' · ');
}

function row({ direction, text, summary, at }: Entry) {
  const item = element('li', direction);
  const details = element('details');
  const head = element('summary');
  const arrow = element('b', '', direction === 'sent' ? '→' : '←');
  arrow.ariaLabel = direction;
  arrow.setAttribute('role', 'img');
  head.append(arrow, element('span', 'what', summary), element('time', '', at.toLocaleTimeString()));
  details.append(head);
  details.addEventListener('toggle', () => fill(details, text), { once: true });
  if (direction === 'received') void judge(details, head, text);
  item.append(details);
  return item;
}

/** The request of a message that asks something, as text, and the revision that it belongs to. */
function questionIn(text: string) {
  if (text.length > LONGEST) return undefined;
  const { method, params, result } = JSON.parse(text);
  const request = method === 'elicitation/create' ? params : result?.inputRequests;
  const revision = method ? '2025-11-25' : '2026-07-28';
  return request && { request: format(JSON.stringify(request)), revision };
}

async function fill(details: HTMLElement, text: string) {
  details.append(
    element(
      'pre',
      '',
      text.length > LONGEST
        ? `${text.slice(0, LONGEST)}… (${text.length - LONGEST} more characters: copy or export the messages)`
        : format(text),
    ),
  );
  const question = questionIn(text);
  if (!question) return;
  const link = element('a', '', 'Open in the playground');
  link.href = `./${await encode({ text: question.request, revision: question.revision })}`;
  details.append(link);
}

/** Adds the findings about a question: their number to its line, the findings below it. */
async function judge(details: HTMLElement, head: HTMLElement, text: string) {
  const question = questionIn(text);
  if (!question) return;
  const diagnostics = await findingsOf(question.request, question.revision);
  if (diagnostics.length === 0) return;
  head.querySelector('time')?.before(element('span', `count ${diagnostics[0].severity}`, counted(diagnostics)));
  head.after(listOf(diagnostics));
}
