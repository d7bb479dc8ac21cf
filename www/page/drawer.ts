// The drawer below the panes with further information about the request. Each panel is a module that is loaded when it
// is first opened.
import { button, element } from './dom.js';
import type { State } from './state.js';

/** `change` stores a part of the state; `mark` shows a text beside the panel's name. */
export interface Context {
  change: (part: Partial<State>) => void;
  mark: (text: string, good?: boolean) => void;
}
export interface Panel {
  show: (state: State) => void;
}
/** `always`: returns true if the panel shows something while it is closed. */
export interface Kind {
  title: string;
  load: () => Promise<{ mount: (body: HTMLElement, context: Context) => Panel }>;
  always?: (state: State) => boolean;
}

export class Drawer {
  #host;
  #panels;
  #change;
  #state: State | undefined;
  #tabs: Map<
    string,
    { press: HTMLButtonElement; mark: HTMLElement; body: HTMLElement; panel?: Promise<Panel | undefined> }
  > = new Map();
  #open = '';

  constructor(host: HTMLElement, panels: Record<string, Kind>, change: Context['change']) {
    this.#host = host;
    this.#panels = panels;
    this.#change = change;
    const bar = element('div', 'bar');
    host.append(bar);
    for (const [id, { title }] of Object.entries(panels)) {
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
    const close = button('close', '×', () => this.open(''));
    close.ariaLabel = 'Close';
    bar.append(close);
    host.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#open) return;
      const { press } = this.#tabs.get(this.#open) as { press: HTMLButtonElement };
      this.open('');
      press.focus();
    });
  }

  /** Opens a panel, or closes all for an empty id. */
  open(id: string) {
    this.#open = id;
    this.#host.toggleAttribute('data-open', id !== '');
    for (const [name, { press, body }] of this.#tabs) {
      press.setAttribute('aria-expanded', String(name === id));
      body.hidden = name !== id;
    }
    void this.#tell();
  }

  /** Updates the panels from the state. */
  show(state: State) {
    this.#state = state;
    void this.#tell();
  }

  async #tell() {
    const state = this.#state;
    if (!state) return;
    for (const [id, tab] of this.#tabs) {
      if (id !== this.#open && !tab.panel && !this.#panels[id].always?.(state)) continue;
      tab.panel ??= this.#mount(id, tab);
      const panel = await tab.panel;
      if (panel && this.#state === state && (id === this.#open || this.#panels[id].always)) panel.show(state);
    }
  }

  async #mount(id: string, { mark, body }: { mark: HTMLElement; body: HTMLElement }) {
    try {
      const { mount } = await this.#panels[id].load();
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
