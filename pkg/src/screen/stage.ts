// The nodes on the screen: a skeleton, a card, or a notice if there is no card.
import { BASE, CARD } from '../../../target/generated/selectors/shell.js';
import type { Kept } from '../rounds/round.js';
import type { SafeCard } from '../rounds/safe-card.js';
import type { ElicitationServer } from '../rounds/types.js';
import { LaterPart } from '../wasm/later-part.js';
import { sheet } from '../wasm/sheet.js';
import { Announcer } from './announcer.js';
import { Focus } from './focus.js';
import { skeleton, type Say } from './placeholder.js';
import { States } from './states.js';

/** The part that puts a card into a modal dialog. */
export const modals = new LaterPart(() => import('./modal.js'));

export class Stage {
  card: SafeCard | undefined;
  readonly states: States;
  readonly announcer: Announcer;
  readonly focus: Focus;
  readonly #root;
  #skeleton: HTMLElement | undefined;
  /** Tells that a question has replaced another one. */
  replaced: (() => void) | undefined;
  /** Closes the dialog around the card. */
  #close: (() => void) | undefined;

  constructor(root: ShadowRoot, states?: CustomStateSet) {
    this.#root = root;
    this.states = new States(root, states);
    this.announcer = new Announcer(root);
    this.focus = new Focus(root);
  }

  get base(): HTMLElement | null {
    return this.#root.querySelector(BASE);
  }

  /** Gives the root the card's style sheet, after those of the host page. */
  dress() {
    const own = sheet();
    if (!this.#root.adoptedStyleSheets.includes(own)) this.#root.adoptedStyleSheets.push(own);
  }

  wait(request: string, server?: ElicitationServer | null) {
    this.dress();
    if (this.#skeleton?.isConnected) return;
    this.#skeleton = skeleton(this.#root.ownerDocument, request, server);
    this.replace(this.#skeleton);
  }

  /** Replaces the content with a card, which goes on from an earlier one of its question. */
  show(card: SafeCard, layout: string, kept: Kept | undefined, say: Say) {
    const replaces = !!this.announcer.place;
    this.dress();
    this.card = card;
    this.announcer.begin();
    this.replace();
    const arrival = card.ask((one) => one.mount(this.#root));
    if (kept) card.ask((one) => one.restore(kept.entries));
    if (!card.isAlive) return;
    this.announcer.announce(arrival, CARD);
    if (replaces) this.replaced?.();
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

  release() {
    const { card } = this;
    this.end();
    this.card = undefined;
    card?.release();
  }

  /** Replaces all nodes except the live region. */
  replace(...nodes: Node[]) {
    for (const node of [...this.#root.childNodes]) if (node !== this.announcer.place) node.remove();
    this.#root.append(...nodes);
  }

  /** Replaces all with nothing; the focus leaves first. */
  empty() {
    this.end();
    this.focus.depart();
    this.release();
    this.replace();
  }

  restore(receipt: Node) {
    this.dress();
    this.replace(receipt);
  }

  /** Replaces the content with static copies that are independent of the form. */
  freeze() {
    const picture = [...this.#root.children].filter((node) => node !== this.announcer.place);
    const copies = picture.map((node) => node.cloneNode(true));
    this.release();
    this.replace(...copies);
  }
}
