// What is on the screen: a skeleton, a card, or what is said where there can be none.
import { GUARD_TIME } from '../../target/generated/facts.js';
import { Skeleton } from './placeholder.js';
import { Scheme } from './scheme.js';
import { LaterPart } from './webassembly.js';

/**
 * @typedef {import('./card.js').SafeCard} SafeCard
 * @typedef {import('./round.js').Question} Question
 * @typedef {{ card: SafeCard, host: import('./card.js').CardHost, nodes: ChildNode[] }} Kept a card and what it has drawn
 */

/** What says that a question has come. */
const ARRIVAL = '.asks :is(#who, #message, .host b, .notice b)';

/** Milliseconds until the focus has come to rest: what it comes to is read out anyway. */
const REST = 200;

/** Milliseconds that a text which is read out stays: whoever walks through the page later does not meet it. */
const STAY = 3000;

/** What answers: the controls of fields, then the button that accepts, or the first that does. */
const ANSWERS = '.field :is(input:not([type=search]), select, textarea), #accept:not(.choice), .choice[tabindex="0"]';

/** The dialogs whose scripts keep the focus; the browser's own know what is in a shadow root. */
const TRAPS = '[role=dialog], [role=alertdialog], [aria-modal=true]';

/** What scripts of a page hear of a press beside their own dialog: they close it, take the focus back, or stop the wheel. */
const HEARD = ['pointerdown', 'mousedown', 'click', 'touchstart', 'touchmove', 'wheel', 'focusin'];

/** What leads a focus trap to the card, where there is one. */
const ways = new LaterPart(() => import('./trap.js'));

/** Whether the focus is nowhere: the person may have gone on elsewhere since. @param {Document} document */
const isFree = ({ activeElement, body }) => !activeElement || activeElement === body;

export class Stage {
  /** @type {SafeCard | undefined} */
  card;
  /** What the card asks of the page; it outlives the decision. @type {import('./card.js').CardHost | undefined} */
  host;
  #root;
  #skeleton;
  #scheme;
  /** Whether the keyboard was in the card before. */
  #hadFocus = false;
  /** What of the page had the focus before the card. @type {HTMLElement | null} */
  #before = null;
  /** Settles when the key that is down is let go. @type {Promise<unknown> | undefined} */
  #key;
  /** Closes the dialog that the card is in. @type {(() => void) | undefined} */
  #close;
  /** Where it is read out what happens. It stands before the card and outlives it: a text that comes with its place is not read. @type {Element | undefined} */
  #place;
  /** @type {import('./trap.js').Way | undefined} */
  #way;
  /** What the focus is to come to once there is something, and what of the page had it when that was asked for. @type {{ at: Element | null, options?: FocusOptions } | undefined} */
  #wanted;
  /** When another question came in the place of one. */
  #since = -GUARD_TIME;

  /** @param {ShadowRoot} root */
  constructor(root) {
    this.#root = root;
    this.#skeleton = new Skeleton(root);
    this.#scheme = new Scheme(root);
    const other = (/** @type {Event} */ event) => {
      const { relatedTarget } = /** @type {FocusEvent & { relatedTarget: HTMLElement | null }} */ (event);
      return relatedTarget && !root.contains(relatedTarget) ? relatedTarget : undefined;
    };
    root.addEventListener('focusin', (event) => (this.#before = other(event) ?? this.#before));
    // Who goes on elsewhere does not come back by itself.
    root.addEventListener('focusout', (event) => other(event) && (this.#before = null));
    root.addEventListener('keydown', () => {
      this.#key ??= new Promise((resolve) => addEventListener('keyup', resolve, { capture: true, once: true })).then(() => (this.#key = undefined));
    }, true);
    this.#stopStray();
  }

  /** Another question, or another step, has come in the place of one: for a while its choices look and read as waiting. */
  #replaced() {
    this.#since = performance.now();
    const choices = [...this.#root.querySelectorAll('.choices input, select')];
    for (const choice of choices) choice.setAttribute('aria-disabled', 'true');
    setTimeout(() => {
      for (const choice of choices) choice.removeAttribute('aria-disabled');
    }, GUARD_TIME);
  }

  /** A press of a pointer that was meant for the question before answers nothing of this one; a field gets the focus. */
  #stopStray() {
    let isStray = false;
    const heard = (/** @type {Event} */ event) => {
      const { type, isTrusted, target, detail } = /** @type {MouseEvent & { target: HTMLElement }} */ (event);
      if (type === 'pointerdown') isStray = isTrusted && performance.now() - this.#since < GUARD_TIME;
      // Of a key and of an assistive technology there is a click alone, of detail 0.
      else if (isStray && detail && this.#root.contains(target.closest(type !== 'click' ? 'select' : detail > 1 ? '.field, #decline' : '.field'))) {
        event.preventDefault();
        if (type === 'click') event.stopPropagation();
        else target.focus();
      }
    };
    for (const type of ['pointerdown', 'mousedown', 'click']) this.#root.addEventListener(type, heard, true);
  }

  /**
   * Reads out a text, or what is drawn by then.
   * @param {string} selectors of what is drawn
   * @param {string} [unless] where the focus makes it needless
   * @param {string} [text]
   */
  announce(selectors, unless = ':not(*)', text) {
    setTimeout(() => {
      const root = this.#root;
      if (root.activeElement?.closest(unless)) return;
      const drawn = () => [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selectors))].map(({ innerText }) => innerText);
      const said = root.ownerDocument.createElement('p');
      said.textContent = text ?? drawn().filter(Boolean).join('. ');
      if (!said.textContent) return;
      this.#place?.append(said);
      setTimeout(() => said.remove(), STAY);
    }, REST);
  }

  /** Shows that a question is on its way. @param {string} request @param {import('./round.js').Server | null} [server] */
  wait(request, server) {
    this.#scheme.follow();
    this.#skeleton.begin(request, server);
  }

  /**
   * Puts a card in place of what is there. The card may be gone when this returns: the page hears what moves its focus.
   * @param {SafeCard} card
   * @param {import('./card.js').CardHost} host
   * @param {string} layout
   * @param {ChildNode[]} [nodes] what it had drawn before another step was shown
   * @returns {boolean} whether it is there
   */
  show(card, host, layout, nodes) {
    this.#scheme.follow();
    this.#skeleton.end();
    this.card = card;
    this.host = host;
    const replaces = this.#place !== undefined;
    if (!this.#place) {
      this.#place = this.#root.ownerDocument.createElement('div');
      this.#place.className = 'unseen';
      this.#place.setAttribute('role', 'status');
      this.#place.setAttribute('aria-atomic', 'false');
      this.#root.prepend(this.#place);
    }
    this.replace(...(nodes ?? []));
    if (!nodes) card.mount(this.#root);
    if (!card.isAlive || this.card !== card) return false;
    this.announce(ARRIVAL, '.card');
    if (replaces) this.#replaced();
    const hadFocus = this.#hadFocus;
    this.#hadFocus = false;
    if (layout === 'dialog') {
      showModal(this.#root, (close) => (this.#close = close));
      if (this.card === card) this.focus({ preventScroll: true });
    } else if (hadFocus && isFree(this.#root.ownerDocument)) this.#focus();
    this.#focusAsWanted();
    if (this.#isTrapped()) this.#findWay();
    return this.card === card;
  }

  /** Moves the focus to the first answer, of radio buttons to the chosen one; else to the card as a whole. @param {FocusOptions} [options] */
  focus(options) {
    if (!this.card) {
      this.#wanted = { at: this.#root.ownerDocument.activeElement, options };
      return;
    }
    const first = /** @type {HTMLInputElement | null} */ (this.#way?.last ?? this.#root.querySelector(ANSWERS));
    if (!first) return this.#focus(options);
    const chosen = first.type === 'radio' && first.closest('.field')?.querySelector(':checked');
    /** @type {HTMLElement} */ (chosen || first).focus(options);
  }

  /** The focus was asked for before there was anything that could have it. The person may have gone on elsewhere since. */
  #focusAsWanted() {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    const { host, ownerDocument } = this.#root;
    const at = ownerDocument.activeElement;
    if (wanted && (isFree(ownerDocument) || at === wanted.at || at?.contains(host))) this.focus(wanted.options);
  }

  /** Whether the card is in a dialog of the page, across shadow roots. */
  #isTrapped() {
    /** @type {Element | undefined} */
    let at = this.#root.host;
    while (at && !at.closest(TRAPS)) at = /** @type {ShadowRoot} */ (at.getRootNode()).host;
    return !!at;
  }

  async #findWay() {
    await ways.load().catch(() => {});
    this.#way ??= ways.value && new ways.value.Way(this.#root, (options) => this.focus(options), () => this.#isTrapped());
    this.#way?.update();
  }

  /** The focus goes to the card as a whole: what is typed on enters nothing, and a reader says who asks. @param {FocusOptions} [options] */
  #focus(options = { preventScroll: true }) {
    const base = /** @type {HTMLElement | null} */ (this.#root.querySelector('[part~="base"]'));
    if (!base) return;
    base.tabIndex = -1;
    base.focus(options);
  }

  /**
   * Gives the focus back to what had it before the card, if it is still in the card or nowhere: once the receipt is drawn,
   * and the key that decided is let go, which would else press what gets the focus.
   * @param {() => boolean} isOver whether nothing else has come meanwhile
   */
  async giveBack(isOver) {
    await new Promise((resolve) => setTimeout(resolve));
    await this.#key;
    const before = this.#before;
    if (!before?.isConnected || !isOver() || !(this.#root.activeElement || isFree(this.#root.ownerDocument))) return;
    this.#before = null;
    before.focus({ preventScroll: true });
  }

  /** Ends what is seen of a question that is being asked; what the card shows of its end stays. */
  end() {
    this.#skeleton.end();
    const close = this.#close;
    this.#close = undefined;
    close?.();
  }

  /**
   * Takes the focus out of what is about to go: the page hears nothing of nodes that go without it.
   * @returns {boolean} whether the page could hear something, so that nothing may be as it was
   */
  depart() {
    const closes = this.#close !== undefined;
    this.end();
    const focused = /** @type {HTMLElement | null | undefined} */ (this.#root.activeElement);
    if (!focused) return closes;
    this.#hadFocus = true;
    const nodes = /** @type {HTMLElement[]} */ ([...this.#root.children]);
    // A page that traps the focus would put it back while it hears of this.
    for (const node of nodes) node.inert = true;
    focused.blur();
    for (const node of nodes) node.inert = false;
    return true;
  }

  /** Takes the card off the page, so that it can come back as it is. @returns {Kept | undefined} */
  putAside() {
    const { card, host } = this;
    if (!card || !host) return undefined;
    this.#forget();
    const kept = { card, host, nodes: this.#nodes };
    this.replace();
    return kept;
  }

  /** Frees the card; what it has drawn goes with it. */
  release() {
    const { card } = this;
    this.end();
    this.#forget();
    card?.release();
  }

  #forget() {
    this.card = this.host = undefined;
  }

  /** What is there, but for the place where it is read out. */
  get #nodes() {
    return [...this.#root.childNodes].filter((node) => node !== this.#place);
  }

  /** @param {...Node} nodes in place of all that is there */
  replace(...nodes) {
    for (const node of this.#nodes) node.remove();
    this.#root.append(...nodes);
  }

  /** Leaves what is seen as a picture that holds nothing of the form. */
  freeze() {
    const picture = this.#nodes.map((node) => node.cloneNode(true));
    this.release();
    this.replace(...picture);
  }
}

/**
 * Puts a card in a modal dialog, for hosts that ask for one.
 * @param {ShadowRoot} root that holds the card
 * @param {(close: () => void) => void} opens gets, before the page can hear anything, what closes the dialog: the card stays in its place
 */
function showModal(root, opens) {
  const card = /** @type {HTMLElement} */ (root.querySelector('[part~="base"]'));
  const dialog = document.createElement('dialog');
  dialog.setAttribute('part', 'dialog');
  dialog.setAttribute('aria-labelledby', 'who');
  // Focus that is moved goes to no button.
  dialog.autofocus = true;
  dialog.tabIndex = -1;
  card.removeAttribute('data-gone');
  const describedBy = card.getAttribute('aria-describedby');
  if (describedBy) dialog.setAttribute('aria-describedby', describedBy);
  // With the place where it is read out: outside the dialog nothing is, while it is open.
  dialog.append(...root.childNodes);
  root.append(dialog);
  // Escape where nothing of the card has the focus: the card knows what becomes of it.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  });
  // A dialog of the page below is not to hear of what is done in this one.
  const open = new AbortController();
  for (const type of HEARD) root.addEventListener(type, (event) => event.stopPropagation(), { passive: true, signal: open.signal });
  const escape = (/** @type {KeyboardEvent} */ event) => {
    // Firefox brings the event that is dispatched below here too.
    if (!event.isTrusted || event.key !== 'Escape' || event.isComposing || !event.composedPath().includes(dialog)) return;
    event.preventDefault();
    event.stopPropagation();
    event.composedPath()[0].dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  };
  addEventListener('keydown', escape, { capture: true, signal: open.signal });
  dialog.addEventListener('close', () => dialog.isConnected && dialog.showModal());
  opens(() => {
    // A page that traps the focus would put it back while it hears of this.
    open.abort();
    dialog.inert = true;
    dialog.close();
    /** @type {HTMLElement | null} */ (root.activeElement)?.blur();
    // Whoever heard of that may have asked for something else.
    if (dialog.parentNode !== root) return;
    // In the page it would move what is there: the page says itself how it went on.
    card.setAttribute('data-gone', '');
    root.append(...dialog.childNodes);
    dialog.remove();
  });
  dialog.showModal();
}
