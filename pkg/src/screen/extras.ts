// The code that a card needs only once it is open, and that few rounds need before. It loads when it is needed.
import { STYLE } from '../../../target/generated/receipt-style.js';
import type { Performer } from '../rounds/events.js';
import type { Question, Round } from '../rounds/round.js';
import type { SafeCard } from '../rounds/safe-card.js';
import type { ElicitResult } from '../rounds/types.js';
import { watchActivity } from './activity.js';
import type { Focus } from './focus.js';
import { follow } from './focus-memory.js';
import { factsOfPage, ifUnseen } from './page.js';
import { stopStray } from './stray.js';
import { ignoredSuggestions } from './suggestions.js';

export { announce, liveRegion } from './announcer.js';
export { check } from './check.js';
export { readRequests } from '../rounds/member-texts.js';
export { blur, giveBack } from './focus-memory.js';
export { reportLost } from './lost.js';

let sheet: CSSStyleSheet | undefined;

/** Gives a root the style of receipts. Pages of tests may have no style sheets to adopt. */
export function dressReceipts({ adoptedStyleSheets }: ShadowRoot) {
  if (!adoptedStyleSheets || !globalThis.CSSStyleSheet) return;
  if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(STYLE);
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}

/**
 * Listens to the user of an open question, and tells the page what it should know of it.
 * @param isRefused true if the page cannot compile WebAssembly
 * @param suggested the suggestions of the host page, and the content that they have led to, as JSON text
 */
export function begin(
  root: ShadowRoot,
  performer: Performer,
  stage: { readonly focus: Focus; replaced: (() => void) | undefined },
  question: Question,
  isRefused: boolean,
  suggested: readonly [suggestions: string, content: string] | undefined,
) {
  if (!stage.replaced) {
    dressReceipts(root);
    watchActivity(root, performer);
    follow(root, stage.focus);
    root.addEventListener('pointerdown', () => hold(performer));
    stage.replaced = stopStray(root);
    for (const fact of factsOfPage(isRefused)) performer.emit('elicit-error', { kind: fact.code, diagnostics: [fact] });
  }
  if (isInFocusTrap(root.host)) enterFocusTrap(root, stage.focus).catch(() => {});
  const ignored = suggested ? ignoredSuggestions(question, ...suggested) : [];
  if (ignored.length) performer.emit('elicit-error', { kind: 'suggested', diagnostics: ignored });
  if (!question.isReported) ifUnseen(performer.element, () => question.isUndecided && performer.emit('elicit-unseen'));
}

/** Dialogs whose scripts trap the focus (MUI's may have no role); the browser's own dialogs handle shadow roots. */
const FOCUS_TRAPS = '[role=dialog], [role=alertdialog], [aria-modal=true], .MuiModal-root';

const isInFocusTrap = (at: Element | undefined): boolean =>
  !!at && (!!at.closest(FOCUS_TRAPS) || isInFocusTrap((at.getRootNode() as ShadowRoot).host));

async function enterFocusTrap(root: ShadowRoot, focus: Focus) {
  const { FocusTrapEntry } = await import('./focus-trap.js');
  focus.focusTrapEntry ??= new FocusTrapEntry(root, focus, () => isInFocusTrap(root.host));
  focus.focusTrapEntry.update();
}

/** Prevents layout changes while a button is held down. */
function hold(performer: Performer) {
  if (performer.desk.isHeld) return;
  performer.send({ type: 'held', isHeld: true });
  const listeners = new AbortController();
  const release = () => {
    listeners.abort();
    // The click comes first.
    setTimeout(() => performer.send({ type: 'held', isHeld: false }));
  };
  for (const type of ['pointerup', 'pointercancel', 'blur'])
    addEventListener(type, release, { capture: true, signal: listeners.signal });
}

/** Returns a function that makes a card's change of height since now a transition, unless the user prefers less. */
export function glide(card: HTMLElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const height = () => ({ height: `${card.offsetHeight}px` });
  const before = height();
  return () => card.animate([before, height()], 120);
}

/** Adds the outcome of each step to the last look, or to the receipt. */
export function showSteps({ questions }: Round, card: SafeCard) {
  if (questions.length < 2) return;
  card.ask((one) => {
    for (const { text, result, kept } of questions) {
      const { action } = result as ElicitResult;
      one.addStep(text, action, action === 'accept' ? kept?.answers : undefined);
    }
  });
}
