import 'mcp-elicitation';
import { file } from './expenses.js';

const [main, log, form] = ['main', '#log', 'form'].map((name) => document.querySelector(name));

/** Returns true if the conversation was scrolled to its end before the last `since` pixels were added. */
const isAtEnd = (since = 0) => main.scrollHeight - main.scrollTop - main.clientHeight < since + 60;

/** Appends to the conversation, and keeps its end in view if it was before. */
function add(node) {
  const atEnd = isAtEnd();
  log.append(node);
  if (atEnd) main.scrollTop = main.scrollHeight;
  return node;
}
const say = (text, kind) => add(Object.assign(document.createElement('p'), { textContent: text, className: kind }));

/** Creates the card of a run, which stays in the conversation as its receipt. */
function card() {
  const element = add(document.createElement('mcp-elicitation'));
  element.addEventListener(
    'elicit-ready',
    () => isAtEnd(element.offsetHeight) && element.scrollIntoView({ block: 'nearest' }),
  );
  return element;
}

let isBusy = false;
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { text } = form.elements;
  const said = text.value.trim();
  if (isBusy || !said) return;
  isBusy = true;
  text.value = '';
  say(said, 'me');
  say('Let me see what the office wants to know.', 'graph');
  say(await file(said, card).catch((error) => `That did not work: ${error.message}`), 'graph');
  isBusy = false;
});

// Keys pressed in the card do not bubble out, so the page handles its own key while capturing; the path tells where the
// user types.
addEventListener('keydown', slash, { capture: true });
function slash(event) {
  if (event.key !== '/' || event.composedPath()[0].matches?.('input, textarea, select')) return;
  event.preventDefault();
  form.elements.text.focus();
}

say('Hello! What have you spent?', 'graph');
form.elements.text.focus();
