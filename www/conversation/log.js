// Every message between client and server: filtered, copied, exported.
import { button, copy, element } from '../dom.js';
import { format } from '../json-text.js';
import { encode } from '../share.js';

/** @typedef {{ direction: 'sent' | 'received', message: any, at: Date }} Entry */

export class Log {
  #list;
  #filter;
  #count;
  /** @type {Entry[]} */
  #entries = [];

  /** @param {HTMLElement} host */
  constructor(host) {
    const head = element('div', 'head');
    this.#filter = Object.assign(element('input'), { type: 'search', placeholder: 'Filter', ariaLabel: 'Filter the messages', autocomplete: 'off' });
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

  /** @param {Entry['direction']} direction @param {any} message */
  add(direction, message) {
    const entry = { direction, message, at: new Date() };
    this.#entries.push(entry);
    const atEnd = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 40;
    this.#list.append(row(entry));
    this.#show();
    if (atEnd) this.#list.scrollTop = this.#list.scrollHeight;
  }

  clear() {
    this.#entries = [];
    this.#list.replaceChildren();
    this.#show();
  }

  #matches(/** @type {Entry} */ { message }) {
    return JSON.stringify(message).toLowerCase().includes(this.#filter.value.trim().toLowerCase());
  }

  #show() {
    this.#entries.forEach((entry, index) => {
      /** @type {HTMLElement} */ (this.#list.children[index]).hidden = !this.#matches(entry);
    });
    const shown = this.#entries.filter((entry) => this.#matches(entry)).length;
    this.#count.textContent = shown === this.#entries.length ? String(shown) : `${shown} of ${this.#entries.length}`;
  }

  /** What is shown, as JSON lines. */
  #lines() {
    return this.#entries.filter((entry) => this.#matches(entry)).map(({ direction, message, at }) => `${JSON.stringify({ at: at.toISOString(), direction, message })}\n`).join('');
  }

  #save() {
    const href = URL.createObjectURL(new Blob([this.#lines()], { type: 'application/jsonl' }));
    Object.assign(element('a'), { href, download: 'messages.jsonl' }).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
  }
}

/** What a message is, in a few words. @param {any} message */
function summary({ method, params, result, error }) {
  if (method) return [method, params?.name ?? params?.message ?? ''].filter(Boolean).join(' · ');
  if (error) return `error · ${error.message}`;
  if (result?.inputRequests) return `input_required · ${Object.keys(result.inputRequests).join(', ')}`;
  return ['result', result?.action ?? result?.content?.[0]?.text ?? ''].filter(Boolean).join(' · ');
}

/** @param {Entry} entry */
function row({ direction, message, at }) {
  const made = element('li', direction);
  const details = element('details');
  const head = element('summary');
  const arrow = element('b', '', direction === 'sent' ? '→' : '←');
  arrow.ariaLabel = direction;
  arrow.setAttribute('role', 'img');
  head.append(arrow, element('span', 'what', summary(message)), element('time', '', at.toLocaleTimeString()));
  details.append(head);
  details.addEventListener('toggle', () => fill(details, message), { once: true });
  made.append(details);
  return made;
}

/** @param {HTMLElement} details @param {any} message */
async function fill(details, message) {
  details.append(element('pre', '', format(JSON.stringify(message))));
  const asked = message.method === 'elicitation/create' ? message.params : message.result?.inputRequests;
  if (!asked) return;
  const link = element('a', '', 'Open in the playground');
  const revision = message.method ? '2025-11-25' : '2026-07-28';
  link.href = `./${await encode({ text: format(JSON.stringify(asked)), revision })}`;
  details.append(link);
}
