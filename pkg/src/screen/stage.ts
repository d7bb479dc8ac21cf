// The nodes on the screen: a skeleton, a card, or a notice if there is no card.
import { BASE, CARD, INVALID, URL_CARD } from '../../../target/generated/selectors/shell.js';
import type { Kept } from '../rounds/round.js';
import type { SafeCard } from '../rounds/safe-card.js';
import type { ElicitationServer } from '../rounds/types.js';
import { LaterPart } from '../wasm/later-part.js';
import { sheet } from '../wasm/sheet.js';
import { Focus } from './focus.js';
import { extras } from './parts.js';
import { skeleton, type Say } from './placeholder.js';

export const modals = new LaterPart(() => import('./modal.js'));

export class Stage {
  card: SafeCard | undefined;
  readonly focus: Focus;
  readonly #root;
  readonly #states;
  #status = '';
  #live: HTMLElement | undefined;
  #skeleton: HTMLElement | undefined;
  /** Tells that a question has replaced another one. */
  replaced: (() => void) | undefined;
  #close: (() => void) | undefined;

  constructor(root: ShadowRoot, states?: CustomStateSet) {
    this.#root = root;
    this.#states = states;
    this.focus = new Focus(root);
  }

  get base(): HTMLElement | null {
    return this.#root.querySelector(BASE);
  }

  /** Shows a status for styling in place of the previous one, and reads the other states from the card. */
  showStates(status: string) {
    this.showState(this.#status, false);
    this.showState((this.#status = status), true);
    this.showState('invalid', this.#root.querySelector(INVALID));
    this.showState('url', this.#root.querySelector(URL_CARD));
  }

  showState(name: string, isOn: unknown) {
    try {
      this.#states?.[isOn ? 'add' : 'delete'](name);
    } catch {
      // Chrome before 125 does not accept these names.
    }
  }

  wait(request: string, server?: ElicitationServer | null) {
    if (this.#skeleton?.isConnected) return;
    this.#skeleton = skeleton(this.#root.ownerDocument, request, server);
    this.replace(this.#skeleton);
  }

  /** Replaces the content with a card, which goes on from an earlier one of its question. */
  show(card: SafeCard, layout: string, kept: Kept | undefined, say: Say) {
    this.card = card;
    this.replace();
    const arrival = card.ask((one) => one.mount(this.#root));
    if (kept) card.ask((one) => one.restore(kept.entries));
    if (!card.ask(() => true)) return;
    void this.announce(arrival, CARD);
    this.replaced?.();
    const isDialog = layout === 'dialog';
    const base = this.base;
    if (isDialog && base) modals.value?.showModal(this.#root, base, say, (close) => (this.#close = close));
    this.focus.arrive(isDialog, kept?.focus);
  }

  /** Ends the open state of a question; the card's receipt stays. */
  end() {
    this.#skeleton?.remove();
    const close = this.#close;
    this.#close = undefined;
    close?.();
  }

  #release() {
    const { card } = this;
    this.card = undefined;
    card?.release();
  }

  /** Replaces a receipt with a static copy that is independent of the form. */
  freeze() {
    const copies = [...this.#root.children].filter((node) => node !== this.#live).map((node) => node.cloneNode(true));
    this.#release();
    this.replace(...copies);
  }

  /** Tells a text to screen readers, unless the focus is in an element that says it. */
  async announce(text: string | undefined, unless?: string) {
    const part = extras.value ?? (await extras.load().catch(() => {}));
    if (!part) return;
    this.#live ??= part.liveRegion(this.#root, this.base);
    if (text) part.announce(this.#root, this.#live, text, unless);
  }

  /** Gives the root the card's style sheet, after those of the host page. */
  dress() {
    const own = sheet();
    if (!this.#root.adoptedStyleSheets.includes(own)) this.#root.adoptedStyleSheets.push(own);
  }

  /** Replaces all nodes except the live region. */
  replace(...nodes: Node[]) {
    this.dress();
    for (const node of [...this.#root.childNodes]) if (node !== this.#live) node.remove();
    this.#root.append(...nodes);
  }

  /** Replaces all with nothing; the focus leaves first. */
  empty() {
    this.end();
    this.focus.depart();
    extras.value?.blur(this.#root);
    this.#release();
    this.replace();
  }
}
