// The drawer below the panes with further information about the request. Each panel is a module that is loaded when it
// is first opened.
import { button, element } from './dom.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {{ change: (part: Partial<State>) => void, mark: (text: string, good?: boolean) => void }} Context `change` keeps a part of the state; `mark` says something beside the panel's name */
/** @typedef {{ show: (state: State) => void }} Panel */
/** @typedef {{ title: string, load: () => Promise<{ mount: (body: HTMLElement, context: Context) => Panel }>, always?: (state: State) => boolean }} Kind `always`: it has something to say while it is closed */

/** @type {Record<string, Kind>} */
const PANELS = {
  clients: { title: 'Clients', load: () => import('./clients-panel.js') },
  code: { title: 'Server code', load: () => import('./code-panel.js') },
  samples: { title: 'Samples', load: () => import('./samples-panel.js'), always: ({ samples }) => samples.length > 0 },
  styles: { title: 'Styles', load: () => import('./styles-panel.js') },
};

export class Drawer {
  #host;
  #change;
  /** @type {State | undefined} */
  #state;
  /** @type {Map<string, { press: HTMLButtonElement, mark: HTMLElement, body: HTMLElement, panel?: Promise<Panel | undefined> }>} */
  #tabs = new Map();
  #open = '';

  /**
   * @param {HTMLElement} host
   * @param {Context['change']} change
   */
  constructor(host, change) {
    this.#host = host;
    this.#change = change;
    const bar = element('div', 'bar');
    host.append(bar);
    for (const [id, { title }] of Object.entries(PANELS)) {
      const press = button('', title, () => this.open(this.#open === id ? '' : id));
      const mark = element('span', 'mark');
      const body = element('div', 'panel');
      Object.assign(body, { id: `tools-${id}`, hidden: true });
      Object.assign(body, { role: 'region', ariaLabel: title, tabIndex: -1 });
      press.setAttribute('aria-controls', body.id);
      press.setAttribute('aria-expanded', 'false');
      press.append(mark);
      bar.append(press);
      host.append(body);
      this.#tabs.set(id, { press, mark, body });
    }
    const talk = Object.assign(element('a', '', 'Conversation'), { href: 'conversation.html' });
    talk.title = 'Call the tools of a server, in a page or your own, and answer what it asks';
    bar.append(talk);
    const close = button('close', '×', () => this.open(''));
    close.ariaLabel = 'Close';
    bar.append(close);
    host.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#open) return;
      const { press } = /** @type {{press: HTMLButtonElement}} */ (this.#tabs.get(this.#open));
      this.open('');
      press.focus();
    });
  }

  /** @param {string} id the panel to show, '' for none */
  open(id) {
    this.#open = id;
    this.#host.toggleAttribute('data-open', id !== '');
    for (const [name, { press, body }] of this.#tabs) {
      press.setAttribute('aria-expanded', String(name === id));
      body.hidden = name !== id;
    }
    this.#tell();
  }

  /** @param {State} state what the panes show now */
  show(state) {
    this.#state = state;
    this.#tell();
  }

  async #tell() {
    const state = this.#state;
    if (!state) return;
    for (const [id, tab] of this.#tabs) {
      if (id !== this.#open && !tab.panel && !PANELS[id].always?.(state)) continue;
      tab.panel ??= this.#mount(id, tab);
      const panel = await tab.panel;
      if (panel && this.#state === state && (id === this.#open || PANELS[id].always)) panel.show(state);
    }
  }

  /**
   * @param {string} id
   * @param {{ mark: HTMLElement, body: HTMLElement }} tab
   */
  async #mount(id, { mark, body }) {
    try {
      const { mount } = await PANELS[id].load();
      return mount(body, {
        change: this.#change,
        mark(text, good) {
          mark.textContent = text;
          mark.dataset.good = String(good ?? '');
        },
      });
    } catch {
      body.replaceChildren(element('p', 'quiet', 'This part could not be loaded. Reload the page to try again.'));
      return undefined;
    }
  }
}
