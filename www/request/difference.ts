// Shows the changes of a fix line by line before it is applied.
import { structuredPatch } from 'diff';
import { button, element } from '../page/dom.js';
import { format, isJson } from '../../pkg/src/cli/finder/json-text.js';

const AROUND = 2;
const LONGEST_LINE = 160;
const SIGNS: Record<string, [keyof HTMLElementTagNameMap, string]> = {
  '+': ['ins', 'Added: '],
  '-': ['del', 'Taken out: '],
  ' ': ['span', ''],
};

export class Difference {
  #dialog = element('dialog', 'difference');
  #title = element('h2');
  #lines = element('pre');
  #take = () => {};

  constructor() {
    const head = element('div', 'head');
    this.#title.id = 'difference-title';
    head.append(this.#title);
    const foot = element('div', 'foot');
    const apply = button('primary', 'Apply', () => {
      this.#dialog.close();
      this.#take();
    });
    apply.autofocus = true;
    foot.append(
      apply,
      button('', 'Leave it', () => this.#dialog.close()),
    );
    Object.assign(this.#lines, { tabIndex: 0, role: 'group', ariaLabel: 'What changes' });
    this.#dialog.setAttribute('aria-labelledby', this.#title.id);
    this.#dialog.append(head, this.#lines, foot);
    document.body.append(this.#dialog);
  }

  /** Shows a change; `take` applies it. */
  show(title: string, before: string, after: string, take: () => void) {
    this.#take = take;
    this.#title.textContent = title;
    const laidOut = [before, after].some((text) => text.split('\n').some((line) => line.length > LONGEST_LINE));
    const [old, fresh] = laidOut && isJson(before) ? [format(before), format(after)] : [before, after];
    const { hunks } = structuredPatch('', '', `${old}\n`, `${fresh}\n`, '', '', { context: AROUND });
    const rows = hunks.map((hunk) => paired(hunk.lines.filter((line) => !line.startsWith('\\'))).map(row));
    this.#lines.replaceChildren(
      ...rows.flatMap((lines, at) => (at === 0 ? lines : [element('span', 'between', '⋯'), ...lines])),
    );
    if (rows.length === 0) this.#lines.append(element('span', 'quiet', 'Only white space changes.'));
    this.#dialog.showModal();
  }
}

/** Pairs lines that replace each other one for one: each new line follows its old one. */
function paired(lines: string[]) {
  const pairs: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const run = (sign: string, from: number) => {
      const end = lines.findIndex((line, index) => index >= from && line[0] !== sign);
      return lines.slice(from, end < 0 ? lines.length : end);
    };
    const old = run('-', at);
    const fresh = run('+', at + old.length);
    if (old.length === fresh.length) pairs.push(...old.flatMap((line, index) => [line, fresh[index]]));
    else pairs.push(...old, ...fresh);
    at += old.length + fresh.length;
    if (old.length + fresh.length === 0) pairs.push(lines[at++]);
  }
  return pairs;
}

/** Draws a line, which begins with its sign. */
function row(line: string) {
  const [name, label] = SIGNS[line[0]];
  const node = element(name, 'line');
  if (label) node.append(element('span', 'visually-hidden', label));
  node.append(line.slice(1) || ' ');
  return node;
}
