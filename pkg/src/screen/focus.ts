// The focus: where it is in the card, where it was before, and where the host wants it.
import { ANSWERS, BASE, FIELD } from '../../../target/generated/selectors/shell.js';
import { LaterPart } from '../wasm/later-part.js';
import type { FocusTrapEntry } from './focus-trap.js';

/** Dialogs whose scripts trap the focus (MUI's may have no role); the browser's own dialogs handle shadow roots. */
const FOCUS_TRAPS = '[role=dialog], [role=alertdialog], [aria-modal=true], .MuiModal-root';

/** The part that leads a focus trap to the card, if there is one. */
const focusTraps = new LaterPart(() => import('./focus-trap.js'));

/** Moves of the focus that the user has not asked for do not scroll. */
const STILL = { preventScroll: true };

export class Focus {
  /** The id of the element of the card that had the focus last; an element that leaves the page has none. */
  last: string | null = null;
  #root;
  /** The element of the page that had the focus before the card. */
  #before: HTMLElement | null = null;
  /** Settles when the pressed key is released. */
  #key: Promise<unknown> | undefined;
  #trapEntry: FocusTrapEntry | undefined;
  /** The focus that the next card gets, with the element that has it until then. */
  #next: { at: Element | null; move: () => void } | undefined;

  constructor(root: ShadowRoot) {
    this.#root = root;
    const other = ({ relatedTarget }: FocusEvent) =>
      relatedTarget && !root.contains(relatedTarget as Node) ? (relatedTarget as HTMLElement) : undefined;
    root.addEventListener('focusin', (event) => {
      this.#before = other(event as FocusEvent) ?? this.#before;
      this.last = (event.target as HTMLElement).id;
    });
    // A user who moves on to another element does not want the focus back.
    root.addEventListener('focusout', (event) => {
      if (other(event as FocusEvent)) this.#before = this.last = null;
    });
    const released = () =>
      new Promise((resolve) => addEventListener('keyup', resolve, { capture: true, once: true })).then(
        () => (this.#key = undefined),
      );
    root.addEventListener('keydown', () => (this.#key ??= released()), true);
  }

  /** True if no element has the focus, so that moving it does not disturb the user. */
  get isFree() {
    const { activeElement, body } = this.#root.ownerDocument;
    return !activeElement || activeElement === body;
  }

  /** Moves the focus to the first answer (among radio buttons to the checked one), else to the card. */
  toAnswer(options?: FocusOptions) {
    const first = (this.#trapEntry?.last ?? this.#root.querySelector(ANSWERS)) as HTMLInputElement | null;
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
    if (this.isInTrap) void this.#enterTrap();
  }

  /** True if the card is in a dialog of the page, across shadow roots. */
  get isInTrap() {
    let at: Element | undefined = this.#root.host;
    while (at && !at.closest(FOCUS_TRAPS)) at = (at.getRootNode() as ShadowRoot).host;
    return !!at;
  }

  async #enterTrap() {
    const part = await focusTraps.load().catch(() => {});
    if (part) this.#trapEntry ??= new part.FocusTrapEntry(this.#root, this);
    this.#trapEntry?.update();
  }

  /**
   * Returns the focus to the element that had it before the card, if it is still in the card or nowhere. It waits until
   * the host has heard of the result, and the key that decided is released, because that key would press the newly
   * focused element.
   * @param isOver returns true if no other question has come meanwhile
   */
  async giveBack(isOver: () => boolean) {
    await new Promise((resolve) => setTimeout(resolve));
    await this.#key;
    const before = this.#before;
    if (!before?.isConnected || !isOver() || !(this.#root.activeElement || this.isFree)) return;
    this.#before = null;
    before.focus(STILL);
  }

  /**
   * Removes the focus from nodes that are about to be removed, because the page gets no event for nodes removed with
   * the focus.
   */
  depart() {
    const focused = this.#root.activeElement as HTMLElement | null | undefined;
    if (!focused) return;
    this.#next ??= { at: null, move: () => this.toCard() };
    const nodes = [...this.#root.children] as HTMLElement[];
    // A focus trap of the page would restore the focus during the blur event.
    for (const node of nodes) node.inert = true;
    focused.blur();
    for (const node of nodes) node.inert = false;
  }
}
