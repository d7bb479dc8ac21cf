// The examples of tests/suite: the cases of the tests, to view and to edit.
import { button, element } from './dom.js';
import { format } from './json-text.js';
import { readServer } from './state.js';

/**
 * @typedef {object} Example
 * @property {string} name
 * @property {string} title
 * @property {string} description
 * @property {string} text
 * @property {string} revision
 * @property {import('./state.js').Server | null} server
 */
/** @typedef {{name: string, description: string, examples: Example[]}} Group */

const ORDER = ['servers', 'tasks', 'sdks', 'fields', 'defaults', 'url', 'peers', 'lint'];
const TITLES = /** @type {Record<string, string>} */ ({
  tasks: 'By task',
  sdks: 'By SDK',
  servers: 'Servers',
  fields: 'Kinds of field',
  url: 'URL mode',
  peers: 'What others got wrong',
});

/** The server of an example without one. */
const NOBODY = { name: 'Example server' };

/** @returns {Promise<Group[]>} none where the file is missing or broken: the page works without examples */
export async function loadExamples() {
  try {
    const response = await fetch('examples.json');
    return groupsOf(await response.json());
  } catch {
    return [];
  }
}

/**
 * @param {unknown} files
 * @returns {Group[]} in the order of the list
 */
export function groupsOf(files) {
  return Array.isArray(files)
    ? files
        .map(readGroup)
        .filter((group) => group.examples.length > 0)
        .sort(byOrder)
    : [];
}

/** @param {string} name of a group */
export function titleOf(name) {
  return TITLES[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** @param {Group} left @param {Group} right */
function byOrder(left, right) {
  const rank = (/** @type {Group} */ { name }) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
  return rank(left) - rank(right) || left.name.localeCompare(right.name);
}

/**
 * @param {any} file
 * @returns {Group}
 */
function readGroup(file) {
  const cases = Array.isArray(file?.cases) ? file.cases : [];
  return {
    name: String(file?.name ?? ''),
    description: String(file?.description ?? ''),
    examples: cases.map(readExample).filter(Boolean),
  };
}

/**
 * @param {any} from
 * @returns {Example | undefined}
 */
function readExample(from) {
  const text =
    typeof from?.text === 'string'
      ? from.text
      : from?.request === undefined
        ? undefined
        : format(JSON.stringify(from.request));
  if (text === undefined || typeof from.name !== 'string') return undefined;
  return {
    name: from.name,
    title: String(from.title ?? from.name),
    description: String(from.description ?? ''),
    text,
    revision: String(from.revision ?? '2025-11-25'),
    server: readServer(from.server) ?? NOBODY,
  };
}

export class Gallery {
  #list;
  #search;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Map<string, Example>} */
  #examples = new Map();
  /** @type {Map<HTMLButtonElement, string>} what is searched: words and the request's own text */
  #words = new Map();

  /**
   * @param {HTMLElement} list
   * @param {HTMLInputElement} search
   * @param {Group[]} groups
   * @param {(example: Example) => void} picked
   */
  constructor(list, search, groups, picked) {
    this.#list = list;
    this.#search = search;
    list.replaceChildren(...groups.map((group) => this.#section(group, picked)));
    if (groups.length === 0) list.append(element('p', 'quiet', 'No examples were found. Write a request of your own.'));
    list.append(element('p', 'quiet nothing', 'No example has these words.'));
    search.addEventListener('input', () => this.#filter());
    search.addEventListener('keydown', (event) => this.#keys(event));
    list.addEventListener('keydown', (event) => this.#keys(event));
    this.#filter();
  }

  /** @param {string} name */
  find(name) {
    return this.#examples.get(name);
  }

  /** @returns {Example | undefined} */
  first() {
    return this.#examples.values().next().value;
  }

  /** @param {string} name the example that is in the editor, '' for none */
  mark(name) {
    for (const [key, item] of this.#buttons) {
      if (key === name) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
    }
    this.#rove(this.#buttons.get(name));
    this.#buttons.get(name)?.scrollIntoView({ block: 'nearest' });
  }

  /**
   * @param {Group} group
   * @param {(example: Example) => void} picked
   */
  #section(group, picked) {
    const section = element('section');
    const title = titleOf(group.name);
    const heading = element('h3', '', title);
    if (group.description) heading.title = group.description;
    const list = element('ul');
    for (const example of group.examples) {
      if (this.#examples.has(example.name)) continue;
      const item = button('', example.title, () => picked(example));
      this.#words.set(
        item,
        `${example.title} ${example.name} ${example.description} ${title} ${example.text}`.toLowerCase(),
      );
      if (example.description) item.title = example.description;
      this.#examples.set(example.name, example);
      this.#buttons.set(example.name, item);
      const row = element('li');
      row.append(item);
      list.append(row);
    }
    section.append(heading, list);
    return section;
  }

  #filter() {
    const words = this.#search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const item of this.#buttons.values()) {
      const row = /** @type {HTMLElement} */ (item.parentElement);
      row.hidden = !words.every((word) => this.#words.get(item)?.includes(word));
    }
    for (const section of this.#list.querySelectorAll('section')) {
      section.hidden = !section.querySelector('li:not([hidden])');
    }
    const none = /** @type {HTMLElement} */ (this.#list.querySelector('.nothing'));
    none.hidden = this.#buttons.size === 0 || this.#shown().length > 0;
    this.#rove();
  }

  #shown() {
    return [...this.#buttons.values()].filter((item) => !item.parentElement?.hidden);
  }

  /** @param {HTMLButtonElement} [to] the one button that Tab reaches; the arrows reach the others */
  #rove(to) {
    const shown = this.#shown();
    const current = to ?? shown.find((item) => item.hasAttribute('aria-current')) ?? shown[0];
    for (const item of this.#buttons.values()) item.tabIndex = item === current ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #keys(event) {
    const shown = this.#shown();
    const at = shown.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    const typing = event.target === this.#search;
    if (to === undefined || (typing && event.key !== 'ArrowDown')) {
      if (!typing || event.key !== 'Enter') return;
      // Otherwise the same key would press the button that gets the focus.
      event.preventDefault();
      shown[0]?.click();
      return;
    }
    event.preventDefault();
    if (to < 0) {
      this.#search.focus();
      return;
    }
    const target = shown[Math.min(to, shown.length - 1)];
    if (!target) return;
    this.#rove(target);
    target.focus();
  }
}
