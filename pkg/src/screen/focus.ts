// The focus: where it is in the card, and where the host wants it.
import { ANSWERS, BASE, FIELD } from '../../../target/generated/selectors/shell.js';

/** Moves of the focus that the user has not asked for do not scroll. */
const STILL = { preventScroll: true };

export class Focus {
  /** The id of the element of the card that had the focus last; an element that leaves the page has none. */
  last: string | null = null;
  #root;
  /** The element of the page that had the focus before the card. */
  before: HTMLElement | null = null;
  /** The element of the page that had the focus when the card came. */
  atArrival: HTMLElement | null = null;
  /** Settles when the pressed key is released. */
  key: Promise<unknown> | undefined;
  /** Leads a focus trap of the page to the card, if there is one. */
  focusTrapEntry: { readonly last: HTMLElement | undefined; update(): void } | undefined;
  /** The focus that the next card gets, with the element that has it until then. */
  #next: { at: Element | null; move: () => void } | undefined;

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /** True if no element has the focus, so that moving it does not disturb the user. */
  get isFree() {
    const { activeElement, body } = this.#root.ownerDocument;
    return !activeElement || activeElement === body;
  }

  /** Moves the focus to the first answer (among radio buttons to the checked one), else to the card. */
  toAnswer(options?: FocusOptions) {
    const first = (this.focusTrapEntry?.last ?? this.#root.querySelector(ANSWERS)) as HTMLInputElement | null;
    if (!first) return this.toCard(options);
    const choice = first.type === 'radio' && first.closest(FIELD)?.querySelector(':checked');
    ((choice || first) as HTMLElement).focus(options);
  }

  /** Focuses the card as a whole: typing enters nothing, and a screen reader reads the server's name. */
  toCard(options: FocusOptions = STILL) {
    const base = this.#root.querySelector(BASE) as HTMLElement | null;
    if (!base) return;
    base.tabIndex = -1;
    base.focus(options);
  }

  #to(id: string | null | undefined) {
    return id ? this.#root.getElementById(id) : null;
  }

  /** Moves the focus back to the element of the card that lost it because the card was moved in the page. */
  restore() {
    if (this.isFree) this.#to(this.last)?.focus(STILL);
  }

  /** The host wants the focus in a card that is not there yet. */
  request(options?: FocusOptions) {
    this.#next = { at: this.#root.ownerDocument.activeElement, move: () => this.toAnswer(options) };
  }

  /** @param last the id of the element that had the focus in an earlier card of the question */
  arrive(isDialog: boolean, last: string | null | undefined) {
    const next = this.#next;
    this.#next = undefined;
    const { host, ownerDocument } = this.#root;
    const at = ownerDocument.activeElement;
    const field = this.#to(last);
    if (isDialog) this.toAnswer(STILL);
    // Unless the user has moved on since.
    else if (next && (this.isFree || at === next.at || at?.contains(host))) next.move();
    else if (this.isFree && field?.closest(FIELD)) field.focus(STILL);
    if (at === host || at?.contains(host)) return;
    this.atArrival = at as HTMLElement;
    if (this.#root.activeElement) this.before = this.atArrival;
  }

  /** Remembers that the focus is in a card that is about to go. */
  depart() {
    if (this.#root.activeElement) this.#next ??= { at: null, move: () => this.toCard() };
  }
}
