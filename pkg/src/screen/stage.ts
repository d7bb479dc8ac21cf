// The nodes on the screen: a skeleton, a card, or a notice if there is no card.
import { GUARD_TIME } from '../../../target/generated/facts.js';
import { States } from './states.js';
import { skeleton, type Sentence } from './placeholder.js';
import { LaterPart } from '../wasm/later-part.js';
import { sheet } from '../wasm/sheet.js';
import type { Kept } from '../rounds/round.js';
import type { SafeCard } from '../rounds/safe-card.js';
import type { TrapEntry } from './focus-trap.js';
import type { ElicitationServer } from '../rounds/types.js';

/** The elements that announce a question. */
const ARRIVAL = '.asks :is(#who, #message, .host b, .notice b)';

/** The milliseconds until the focus has settled: screen readers read the focused element anyway. */
const REST = 200;

/** The milliseconds that an announced text stays, so that users who browse the page later do not find it. */
const STAY = 3000;

/** The elements that answer: the controls of fields, then the accept button or the first choice button. */
const ANSWERS = '.field :is(input, select, textarea), #accept:not(.choice), .choice[tabindex="0"]';

/** Buttons of fields that change no answer. */
const HARMLESS = '[id$="-as-text"], [id$="-as-date"]';

/** Dialogs whose scripts trap the focus (MUI's may have no role); the browser's own dialogs handle shadow roots. */
const TRAPS = '[role=dialog], [role=alertdialog], [aria-modal=true], .MuiModal-root';

/** The part that leads a focus trap to the card, if there is a trap. */
const trapEntries = new LaterPart(() => import('./focus-trap.js'));

/** The part that puts a card into a modal dialog. */
export const modals = new LaterPart(() => import('./modal.js'));

/** True if no element has the focus, so that moving it does not disturb the user. */
const isFree = ({ activeElement, body }: Document) => !activeElement || activeElement === body;

/** Returns texts as one, with a full stop between two where the first has no sign at its end. */
const sentences = (texts: string[]): string =>
  texts
    .filter(Boolean)
    .map((text, at, { length }) => (at + 1 < length && !/[.?!…:。？！]\s*$/u.test(text) ? `${text}.` : text))
    .join(' ');

export class Stage {
  card: SafeCard | undefined;
  readonly states: States;
  /** The id of the element of the card that had the focus last; an element that leaves the page has none. */
  last: string | null = null;
  #root;
  #skeleton: HTMLElement | undefined;
  /** True if the focus was in the card before. */
  #hadFocus = false;
  /** The element of the page that had the focus before the card. */
  #before: HTMLElement | null = null;
  /** Settles when the pressed key is released. */
  #key: Promise<unknown> | undefined;
  /** Closes the dialog around the card. */
  #close: (() => void) | undefined;
  /**
   * The live region. It precedes the card and outlives it, because a text that is inserted together with its region is
   * not announced.
   */
  #place: Element | undefined;
  #trapEntry: TrapEntry | undefined;
  /** A focus request from before there was a card, with the element that had the focus then. */
  #focusRequest: { at: Element | null; options?: FocusOptions } | undefined;
  /** The time at which another question replaced one. */
  #since = -GUARD_TIME;

  constructor(root: ShadowRoot, states?: CustomStateSet) {
    this.#root = root;
    this.states = new States(root, states);
    const other = (event: Event) => {
      const { relatedTarget } = event as FocusEvent & { relatedTarget: HTMLElement | null };
      return relatedTarget && !root.contains(relatedTarget) ? relatedTarget : undefined;
    };
    root.addEventListener('focusin', (event) => {
      this.#before = other(event) ?? this.#before;
      this.last = (event.target as HTMLElement).id;
    });
    // A user who moves on to another element does not want the focus back.
    root.addEventListener('focusout', (event) => {
      if (other(event)) this.#before = this.last = null;
    });
    root.addEventListener(
      'keydown',
      () => {
        this.#key ??= new Promise((resolve) => addEventListener('keyup', resolve, { capture: true, once: true })).then(
          () => (this.#key = undefined),
        );
      },
      true,
    );
    this.#stopStray();
  }

  /** Marks the choices of a question that replaced another one as disabled for the guard time. */
  #replaced() {
    this.#since = performance.now();
    const choices = [...this.#root.querySelectorAll('.choices input, select')];
    for (const choice of choices) choice.setAttribute('aria-disabled', 'true');
    setTimeout(() => {
      for (const choice of choices) choice.removeAttribute('aria-disabled');
    }, GUARD_TIME);
  }

  /** Prevents presses of a pointer that were meant for the previous question, so that the card says that they do not count. */
  #stopStray() {
    let isStray = false;
    const listener = (event: Event) => {
      const { type, isTrusted, target, detail } = event as MouseEvent & { target: HTMLElement };
      const selectors = type !== 'click' ? 'select' : detail > 1 ? '.field, #decline' : '.field';
      if (type === 'pointerdown') isStray = isTrusted && performance.now() - this.#since < GUARD_TIME;
      // Keys and assistive technologies only cause a click, with detail 0.
      else if (isStray && detail && !target.matches(HARMLESS) && this.#root.contains(target.closest(selectors))) {
        event.preventDefault();
        if (type !== 'click') target.focus();
      }
    };
    for (const type of ['pointerdown', 'mousedown', 'click']) this.#root.addEventListener(type, listener, true);
  }

  /**
   * Announces a text, or the elements that are drawn by then.
   * @param selectors the elements
   * @param unless the elements whose focus makes the text needless
   */
  announce(selectors: string, unless = ':not(*)', text?: string) {
    setTimeout(() => {
      const root = this.#root;
      if (root.activeElement?.closest(unless)) return;
      const texts = () =>
        [...(root.querySelectorAll(selectors) as NodeListOf<HTMLElement>)].map(({ innerText }) => innerText);
      const line = root.ownerDocument.createElement('p');
      const content = (line.textContent = text ?? sentences(texts()));
      // A warning that came before the arrival was read is a part of that text.
      const isRead = [...(this.#place?.children ?? [])].some(
        ({ textContent: read }) => read !== content && read?.includes(content),
      );
      if (!content || isRead) return;
      this.#place?.append(line);
      setTimeout(() => line.remove(), STAY);
    }, REST);
  }

  /** Gives the root the card's style sheet, after those of the host page. */
  dress() {
    const own = sheet();
    if (!this.#root.adoptedStyleSheets.includes(own)) this.#root.adoptedStyleSheets.push(own);
  }

  /** Shows that a question is loading. */
  wait(request: string, server?: ElicitationServer | null) {
    this.dress();
    if (this.#skeleton?.isConnected) return;
    this.#skeleton = skeleton(this.#root.ownerDocument, request, server);
    this.replace(this.#skeleton);
  }

  /**
   * Replaces the content with a card.
   * @param kept the entries of an earlier card of the question
   * @param say returns the card's own sentences
   */
  show(card: SafeCard, layout: string, kept: Kept | undefined, say: (key: Sentence) => string) {
    this.dress();
    this.card = card;
    const replaces = this.#place !== undefined;
    if (!this.#place) {
      this.#place = this.#root.ownerDocument.createElement('div');
      this.#place.className = 'unseen';
      this.#place.setAttribute('role', 'status');
      this.#place.setAttribute('aria-atomic', 'false');
      this.#root.prepend(this.#place);
    }
    this.replace();
    card.ask((one) => one.mount(this.#root));
    if (kept) card.ask((one) => one.restore(kept.entries));
    if (!card.isAlive) return;
    this.announce(ARRIVAL, '.card');
    if (replaces) this.#replaced();
    const hadFocus = this.#hadFocus;
    this.#hadFocus = false;
    if (layout === 'dialog') {
      modals.value?.showModal(this.#root, say, (close) => (this.#close = close));
      this.focus({ preventScroll: true });
    } else if (isFree(this.#root.ownerDocument)) {
      const field = kept?.focus ? this.#root.getElementById(kept.focus) : null;
      if (hadFocus) this.#focus();
      else if (field?.closest('.field')) field.focus({ preventScroll: true });
    }
    this.#focusAsWanted();
    if (this.#isTrapped()) void this.#openTrapEntry();
  }

  /** Moves the focus to the first answer (among radio buttons to the checked one), else to the card. */
  focus(options?: FocusOptions) {
    if (!this.card) {
      this.#focusRequest = { at: this.#root.ownerDocument.activeElement, options };
      return;
    }
    const first = (this.#trapEntry?.last ?? this.#root.querySelector(ANSWERS)) as HTMLInputElement | null;
    if (!first) return this.#focus(options);
    const choice = first.type === 'radio' && first.closest('.field')?.querySelector(':checked');
    ((choice || first) as HTMLElement).focus(options);
  }

  /** Moves the focus back to the element of the card that lost it because the card was moved in the page. */
  refocus() {
    if (this.last && isFree(this.#root.ownerDocument))
      this.#root.getElementById(this.last)?.focus({ preventScroll: true });
  }

  /** Fulfils a focus request from before there was a card, unless the user has moved on since. */
  #focusAsWanted() {
    const request = this.#focusRequest;
    this.#focusRequest = undefined;
    const { host, ownerDocument } = this.#root;
    const at = ownerDocument.activeElement;
    if (request && (isFree(ownerDocument) || at === request.at || at?.contains(host))) this.focus(request.options);
  }

  /** True if the card is in a dialog of the page, across shadow roots. */
  #isTrapped() {
    let at: Element | undefined = this.#root.host;
    while (at && !at.closest(TRAPS)) at = (at.getRootNode() as ShadowRoot).host;
    return !!at;
  }

  async #openTrapEntry() {
    await trapEntries.load().catch(() => {});
    this.#trapEntry ??=
      trapEntries.value &&
      new trapEntries.value.TrapEntry(
        this.#root,
        (options) => this.focus(options),
        () => this.#isTrapped(),
      );
    this.#trapEntry?.update();
  }

  /** The outermost element of the card. */
  get #base(): HTMLElement | null {
    return this.#root.querySelector('[part~="base"]');
  }

  /**
   * Focuses the card as a whole, so that continued typing enters nothing and a screen reader reads the server's name.
   */
  #focus(options: FocusOptions = { preventScroll: true }) {
    const base = this.#base;
    if (!base) return;
    base.tabIndex = -1;
    base.focus(options);
  }

  /**
   * Returns the focus to the element that had it before the card, if it is still in the card or nowhere. It waits until
   * the receipt is drawn and the key that decided is released, because that key would press the newly focused element.
   * @param isOver returns true if no other question has come meanwhile
   */
  async giveBack(isOver: () => boolean) {
    await new Promise((resolve) => setTimeout(resolve));
    await this.#key;
    const before = this.#before;
    if (!before?.isConnected || !isOver() || !(this.#root.activeElement || isFree(this.#root.ownerDocument))) return;
    this.#before = null;
    before.focus({ preventScroll: true });
  }

  /** Makes the next change of the card's height a short transition, unless the user prefers less motion. */
  glide() {
    const base = this.#base;
    if (!base || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const height = () => ({ height: `${base.offsetHeight}px` });
    const before = height();
    requestAnimationFrame(() => base.animate([before, height()], 120));
  }

  /**
   * Makes the fields inert while their answers are on the way.
   * @param holds whether they are
   */
  hold(holds: boolean) {
    const body = this.#root.querySelector('#body');
    const accept = this.#root.querySelector('#accept') as HTMLElement | null;
    if (holds && body?.contains(this.#root.activeElement)) accept?.focus({ preventScroll: true });
    body?.toggleAttribute('inert', holds);
  }

  /** Ends the open state of a question; the card's receipt stays. */
  end() {
    this.#skeleton?.remove();
    const close = this.#close;
    this.#close = undefined;
    close?.();
  }

  /**
   * Removes the focus from nodes that are about to be removed, because the page gets no event for nodes removed with
   * the focus.
   */
  depart() {
    this.end();
    const focused = this.#root.activeElement as HTMLElement | null | undefined;
    if (!focused) return;
    this.#hadFocus = true;
    const nodes = [...this.#root.children] as HTMLElement[];
    // A focus trap of the page would restore the focus during the blur event.
    for (const node of nodes) node.inert = true;
    focused.blur();
    for (const node of nodes) node.inert = false;
  }

  /** Frees the card together with its nodes. */
  release() {
    const { card } = this;
    this.end();
    this.card = undefined;
    card?.release();
  }

  /** All nodes except the live region. */
  get #nodes() {
    return [...this.#root.childNodes].filter((node) => node !== this.#place);
  }

  /** Replaces all nodes except the live region. */
  replace(...nodes: Node[]) {
    for (const node of this.#nodes) node.remove();
    this.#root.append(...nodes);
  }

  /** Shows a receipt that was stored. */
  restore(receipt: Node) {
    this.dress();
    this.replace(receipt);
  }

  /** Replaces the content with static copies that are independent of the form. */
  freeze() {
    const picture = this.#nodes.map((node) => node.cloneNode(true));
    this.release();
    this.replace(...picture);
  }
}
