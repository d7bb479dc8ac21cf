// Receipts as plain data, for a transcript: read from a card, and drawn again without the form.
import { BASE, ENDED, TIME } from '../../../target/generated/selectors/receipts.js';
import { MOST_BYTES } from '../../../target/generated/limits.js';
import type { Round } from '../rounds/round.js';
import type { Screen } from './screen.js';
import type {
  AnsweredQuestion,
  ElicitationReceipt,
  ElicitationServer,
  EndReason,
  ReceiptElement,
} from '../rounds/types.js';

/** The elements and attributes of a receipt. Others, such as buttons, are left out, both ways. */
const TAGS = 'section div p span b bdi small mark code pre time ol li dl dt dd details summary'.split(' ');
const ATTRIBUTES = 'class part id role dir lang datetime aria-hidden aria-label aria-labelledby'.split(' ');

const isElement = (node: Node): node is Element => node.nodeType === 1;

function read(element: Element): ReceiptElement {
  const names = ATTRIBUTES.filter((name) => element.hasAttribute(name));
  return {
    tag: element.localName,
    attributes: Object.fromEntries(names.map((name) => [name, element.getAttribute(name) as string])),
    children: [...element.childNodes].flatMap((node) => {
      if (!isElement(node)) return node.textContent || [];
      return TAGS.includes(node.localName) ? read(node) : [];
    }),
  };
}

/** The most elements of a receipt, and how deep they may be: it may come from anywhere. */
const MOST_ELEMENTS = 5_000;
const DEEPEST = 30;

function draw(receipt: Partial<ReceiptElement>) {
  let left = MOST_ELEMENTS;
  const element = ({ tag, attributes, children }: Partial<ReceiptElement>, depth: number): Element => {
    const drawn = document.createElement(TAGS.includes(tag as string) ? (tag as string) : 'span');
    for (const name of ATTRIBUTES)
      if (typeof attributes?.[name] === 'string') drawn.setAttribute(name, attributes[name]);
    for (const child of Array.isArray(children) ? children.slice(0, left) : []) {
      if (left-- <= 0 || depth > DEEPEST) break;
      drawn.append(typeof child === 'object' ? element(child ?? {}, depth + 1) : `${child}`);
    }
    return drawn;
  };
  return element(receipt, 0);
}

/** Reads the receipt of a round from a copy of its card. */
export function readReceipt(card: Element, round: Round, server: ElicitationServer | undefined): ElicitationReceipt {
  // The rest, such as the number of waiting questions, belongs to the page of that time.
  for (const child of [...card.children]) if (!child.matches(ENDED)) child.remove();
  return {
    status: round.status,
    questions: round.questions.map(({ params }) => `${params?.message ?? ''}`),
    server,
    time: card.querySelector(TIME)?.getAttribute('datetime') ?? new Date().toISOString(),
    drawn: read(card),
  };
}

/**
 * Draws what a host has stored: of a request with its result, the receipt of its card, which is never shown.
 * @param askAgain makes a round of a request, which starts with its result
 */
export async function drawStored(
  stored: ElicitationReceipt | AnsweredQuestion,
  screen: Screen,
  askAgain: (answered: AnsweredQuestion) => Round,
): Promise<Element> {
  const answered = 'request' in Object(stored) && (stored as AnsweredQuestion);
  const receipt = answered ? await receiptOf(answered, screen, askAgain(sendable(answered))) : stored;
  return draw(Object((receipt as ElicitationReceipt | null | undefined)?.drawn));
}

/** Leaves out a content that is more than any card can send. */
function sendable(answered: AnsweredQuestion): AnsweredQuestion {
  try {
    if (JSON.stringify(answered.result.content).length <= MOST_BYTES) return answered;
  } catch {
    // It is too deep, or there is none.
  }
  return { ...answered, result: { ...answered.result, content: undefined } };
}

async function receiptOf(
  { result, time, reason = 'user' }: AnsweredQuestion,
  screen: Screen,
  round: Round,
): Promise<ElicitationReceipt | undefined> {
  const card = await screen.cardOf(round.question, round);
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  card.ask((one) => one.mount(root));
  Object.assign(round.question, { state: 'ended', result });
  round.reason = reason as EndReason;
  card.ask((one) => one.settle(reason === 'elsewhere' ? reason : round.status));
  const base = root.querySelector(BASE) as HTMLElement | null;
  const drawn = base?.querySelector(TIME);
  const date = new Date(time as string);
  if (time === undefined || Number.isNaN(date.getTime())) drawn?.remove();
  else {
    drawn?.setAttribute('datetime', date.toISOString());
    drawn?.replaceChildren(date.toLocaleString(base?.lang, { dateStyle: 'medium', timeStyle: 'short' }));
  }
  const receipt = base ? readReceipt(base, round, round.server) : undefined;
  card.release();
  return receipt;
}
