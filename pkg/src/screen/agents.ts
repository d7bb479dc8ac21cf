// The parts that only the card of an agent has: the names of the steps, Markdown if the host wants it, and the style of
// approvals.
import { ANSWER } from '../../../target/generated/selectors/agents.js';
import type { Performer } from '../rounds/events.js';
import type { Question, Round } from '../rounds/round.js';
import { markdown } from './markdown.js';

const STYLE = `
.tabs { display: flex; flex-wrap: wrap; gap: 2px; margin: 0; padding: 8px var(--pad) 0; list-style: none; }
.tabs button { display: flex; align-items: center; gap: 6px; max-inline-size: 14em; min-block-size: 28px;
  padding: 0 8px;
  border: 0; border-radius: var(--inner); background: none; color: var(--muted); cursor: pointer;
  font-size: .8125em; }
.tabs li:first-child { margin-inline-start: -8px; }
.tabs bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tabs :disabled { cursor: default; }
.tabs [aria-current] { color: var(--fg); background: var(--hover); font-weight: 500; }
.tabs .check { margin-inline: 2px 0; }
.tabs button:enabled:hover { background: var(--hover); }
.tabs:has(~ .ended), .tabs ~ .question .count, [data-last] #decline { display: none; }
.tabs ~ .question .header { padding-block-start: 8px; }
.tabs ~ .question .dismiss { inset-block-start: calc(8px + .625em - var(--box) / 2); }
#message :is(ul, ol) { margin: 4px 0; padding-inline-start: 1.5em; white-space: normal; }
#message ul { list-style: disc; }
#message pre { margin-block: 6px; font-size: .8125em; max-block-size: none; }
#message code { font-size: .875em; }
.card small code { margin: 0; color: inherit; font-size: 1em; }
:is(#message, small) strong { font-weight: 600; }
/* Of an approval: the first twenty lines of an argument; code, which is aligned in itself, also on a card from right to
   left; and a button with a menu of its other ways. */
.who code { color: var(--fg); font-weight: 600; }
.in[data-lines] { max-block-size: calc(30em + 14px); }
.constant[data-lines] { display: block; max-block-size: 30em; overflow: hidden; overflow-wrap: anywhere; }
[data-lines=all] { max-block-size: none !important; }
[data-lines] { line-height: 1.5; }
[data-mono] > bdi { display: inline-block; max-inline-size: 100%; }
.in[data-changed] { background-color: var(--chosen); }
.split { position: relative; display: inline-flex; order: 1; }
.split:has(#accept, #first) { order: 2; }
.split > .menu { order: 3; }
.split > .later { padding-inline-end: 6px; }
.split > .go { border-start-end-radius: 0; border-end-end-radius: 0; }
.menu > summary { display: grid; place-items: center; inline-size: 28px; block-size: 100%;
  border-radius: var(--inner); }
.menu > summary:hover { background: var(--hover); }
.go + .menu > summary { margin-inline-start: 1px; border-start-start-radius: 0; border-end-start-radius: 0;
  background: var(--accent); color: var(--on); }
.menu > summary::after { margin: 0; }
.menu > div { position: absolute; inset-block-end: calc(100% + 4px); inset-inline-end: 0; z-index: 2; display: grid;
  inline-size: max-content; max-inline-size: 70vw; padding: 4px; border: 1px solid var(--line);
  border-radius: var(--radius); background: var(--bg); box-shadow: 0 4px 16px #0003; }
.buttons .menu button { text-align: start; color: var(--fg); }
@media (pointer: coarse) { .tabs button { min-block-size: 44px; } }
@media (forced-colors: active) { .tabs [aria-current] { outline: 1px solid; outline-offset: -1px; } }
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

/** The short name of a step: the title of its first field, or its number. */
function nameOf({ params }: Question, index: number) {
  const { properties } = Object(params?.requestedSchema);
  const { title } = Object(Object.values(Object(properties))[0]);
  return typeof title === 'string' && title.length <= 30 ? title : `${index + 1}`;
}

/** Returns the names of the steps as buttons: a step that has been shown can be shown again. */
function tabs(document: Document, round: Round, source: Performer) {
  const list = document.createElement('ol');
  list.className = 'tabs';
  list.setAttribute('part', 'tabs');
  for (const [index, question] of round.questions.entries()) {
    const button = Object.assign(document.createElement('button'), { type: 'button' });
    const name = Object.assign(document.createElement('bdi'), { textContent: nameOf(question, index) });
    if (index === round.step) button.setAttribute('aria-current', 'step');
    button.disabled = index !== round.step && !round.canReturn(index);
    if (question.result) {
      const check = Object.assign(document.createElement('span'), { className: 'check' });
      const answer = question.kept?.answers?.querySelector(ANSWER) ?? question.kept?.answers;
      button.setAttribute('aria-label', [name.textContent, answer?.textContent ?? '✓'].join(': '));
      button.append(check);
    }
    button.append(name);
    button.addEventListener('click', () => source.send({ type: 'back', question: round.question, to: index }));
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  return list;
}

/** Adds to a card that has just been drawn what only agents have. */
export function equip(root: ShadowRoot, card: Element | null, round: Round, source: Performer) {
  const { isAgentsQuestion, approvals, markdown: isWanted } = round.options;
  if (!card || !(isAgentsQuestion || approvals)) return;
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  card.toggleAttribute('data-last', round.question === round.lastLook);
  if (isAgentsQuestion && round.questions.length > 1) card.prepend(tabs(root.ownerDocument, round, source));
  if (isWanted) markdown(card);
}
