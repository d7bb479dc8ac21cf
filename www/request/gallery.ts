// The examples of tests/suite: the cases of the tests, to view and to edit.
import { button, element } from '../page/dom.js';
import { format } from '../../pkg/src/cli/finder/json-text.js';
import { readServer, type Server } from '../page/state.js';

export interface Example {
  name: string;
  title: string;
  description: string;
  text: string;
  revision: string;
  server: Server | null;
}
export interface Group {
  name: string;
  description: string;
  examples: Example[];
}

const ORDER = ['servers', 'tasks', 'sdks', 'fields', 'defaults', 'url', 'peers', 'lint'];
const TITLES: Record<string, string> = {
  tasks: 'By task',
  sdks: 'By SDK',
  servers: 'Start here',
  fields: 'Kinds of field',
  url: 'URL mode',
  peers: 'What others got wrong',
};

/** The server of an example without one. */
const NOBODY = { name: 'Example server' };

/** Returns no groups if the file is missing or broken, because the page works without examples. */
export async function loadExamples(): Promise<Group[]> {
  try {
    const response = await fetch('examples.json');
    return groupsOf(await response.json());
  } catch {
    return [];
  }
}

/** Returns the groups in the order of the list. */
export function groupsOf(files: unknown): Group[] {
  return Array.isArray(files)
    ? files
        .map(readGroup)
        .filter((group) => group.examples.length > 0)
        .sort(byOrder)
    : [];
}

/** Returns the title of a group. */
export function titleOf(name: string) {
  return TITLES[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

function byOrder(left: Group, right: Group) {
  const rank = ({ name }: Group) => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
  return rank(left) - rank(right) || left.name.localeCompare(right.name);
}

function readGroup(file: any): Group {
  const cases = Array.isArray(file?.cases) ? file.cases : [];
  return {
    name: String(file?.name ?? ''),
    description: String(file?.description ?? ''),
    examples: cases.map(readExample).filter(Boolean),
  };
}

function readExample(from: any): Example | undefined {
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
  #buttons: Map<string, HTMLButtonElement> = new Map();
  #examples: Map<string, Example> = new Map();
  /** The words that are searched, with the request's own text. */
  #words: Map<HTMLButtonElement, string> = new Map();

  constructor(list: HTMLElement, search: HTMLInputElement, groups: Group[], picked: (example: Example) => void) {
    this.#list = list;
    this.#search = search;
    list.replaceChildren(...groups.map((group) => this.#section(group, picked)));
    if (groups.length === 0) list.append(element('p', 'quiet', 'No examples were found. Write your own request.'));
    list.append(element('p', 'quiet nothing', 'No example contains these words.'));
    search.addEventListener('input', () => this.#filter());
    search.addEventListener('keydown', (event) => this.#keys(event));
    list.addEventListener('keydown', (event) => this.#keys(event));
    this.#filter();
  }

  find(name: string) {
    return this.#examples.get(name);
  }

  first(): Example | undefined {
    return this.#examples.values().next().value;
  }

  /** Marks the example that is in the editor; an empty name marks none. */
  mark(name: string) {
    for (const [key, item] of this.#buttons) {
      if (key === name) item.setAttribute('aria-current', 'true');
      else item.removeAttribute('aria-current');
    }
    this.#rove(this.#buttons.get(name));
    this.#buttons.get(name)?.scrollIntoView({ block: 'nearest' });
  }

  #section(group: Group, picked: (example: Example) => void) {
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
      const row = item.parentElement as HTMLElement;
      row.hidden = !words.every((word) => this.#words.get(item)?.includes(word));
    }
    for (const section of this.#list.querySelectorAll('section')) {
      section.hidden = !section.querySelector('li:not([hidden])');
    }
    const none = this.#list.querySelector('.nothing') as HTMLElement;
    none.hidden = this.#buttons.size === 0 || this.#visible().length > 0;
    this.#rove();
  }

  #visible() {
    return [...this.#buttons.values()].filter((item) => !item.parentElement?.hidden);
  }

  /** Makes one button the stop of Tab; the arrow keys reach the others. */
  #rove(to?: HTMLButtonElement) {
    const visible = this.#visible();
    const current = to ?? visible.find((item) => item.hasAttribute('aria-current')) ?? visible[0];
    for (const item of this.#buttons.values()) item.tabIndex = item === current ? 0 : -1;
  }

  #keys(event: KeyboardEvent) {
    const visible = this.#visible();
    const at = visible.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: visible.length - 1 }[event.key];
    const typing = event.target === this.#search;
    if (to === undefined || (typing && event.key !== 'ArrowDown')) {
      if (!typing || event.key !== 'Enter') return;
      // Otherwise the same key would press the button that gets the focus.
      event.preventDefault();
      visible[0]?.click();
      return;
    }
    event.preventDefault();
    if (to < 0) {
      this.#search.focus();
      return;
    }
    const target = visible[Math.min(to, visible.length - 1)];
    if (!target) return;
    this.#rove(target);
    target.focus();
  }
}
