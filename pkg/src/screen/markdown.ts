// Markdown in the texts of an agent: bold, code, blocks of code, and lists. It is made of the text that the card has
// drawn, by elements and their text alone, so that nothing in it can be a link, a picture or HTML.

import { HINTS, MESSAGE } from '../../../target/generated/selectors/agents.js';

/** Code, or bold text. */
const INLINE = /`([^`\n]+)`|\*\*(?!\s)([^\n]+?)(?<!\s)\*\*/g;
const FENCE = /^\s*```/;
const ITEM = /^\s*(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;

const element = (name: string, ...content: (string | Node)[]) => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

/** Returns the nodes of a text without blocks. */
function inline(text: string): (string | Node)[] {
  const nodes: (string | Node)[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [all, code, bold] = match;
    nodes.push(text.slice(end, match.index), code ? element('code', code) : element('strong', ...inline(bold)));
    end = match.index + all.length;
  }
  return [...nodes, text.slice(end)];
}

/** Returns the nodes of a text with blocks. */
function blocks(text: string): (string | Node)[] {
  const nodes: (string | Node)[] = [];
  const lines = text.split('\n');
  let plain: string[] = [];
  const close = (block?: Node) => {
    // A block is on lines of its own, without the empty lines around it.
    const paragraph = plain
      .join('\n')
      .replace(nodes.length ? /^\n+/ : '', '')
      .replace(block ? /\n+$/ : '', '');
    if (paragraph) nodes.push(...inline(paragraph));
    plain = [];
    if (block) nodes.push(block);
  };
  for (let at = 0; at < lines.length; at++) {
    const item = lines[at].match(ITEM);
    const end = FENCE.test(lines[at]) ? lines.findIndex((line, index) => index > at && FENCE.test(line)) : -1;
    if (end > 0) {
      close(element('pre', lines.slice(at + 1, end).join('\n')));
      at = end;
    } else if (item) {
      const list = element(item[1] ? 'ol' : 'ul');
      if (item[1]) list.setAttribute('start', item[1]);
      for (let next: RegExpMatchArray | null = item; next && !next[1] === !item[1]; ) {
        list.append(element('li', ...inline(next[2])));
        next = lines[++at]?.match(ITEM) ?? null;
      }
      at--;
      close(list);
    } else plain.push(lines[at]);
  }
  close();
  return nodes;
}

/** Draws the Markdown of a card, now and whenever the card is drawn again. */
export function markdown(card: Element) {
  const draw = () => {
    for (const [texts, parse] of [
      [MESSAGE, blocks],
      [HINTS, inline],
    ] as const)
      for (const text of card.querySelectorAll(`${texts}:not([data-drawn])`)) {
        // A mark for a text that was cut follows the text.
        const rest = [...text.children];
        const source = [...text.childNodes].map((node) => (rest.includes(node as Element) ? '' : node.textContent));
        text.setAttribute('data-drawn', '');
        text.replaceChildren(...parse(source.join('')), ...rest);
      }
  };
  draw();
  new MutationObserver(draw).observe(card, { childList: true, subtree: true });
}
