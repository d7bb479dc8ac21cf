// The list of findings: it can be filtered, merges equal findings, and each location leads to the text.
import { button, element } from '../page/dom.js';
import { areApart } from './fixes.js';
import type { Diagnostic } from 'mcp-elicitation/lint';
import type { Editor } from './editor.js';

export type Severity = Diagnostic['severity'];

const SEVERITIES = ['error', 'warning', 'note'] as const;

export class DiagnosticList {
  #list;
  #count;
  #editor;
  #filter = element('div', 'filter');
  /** The severities that are hidden. */
  #hidden: Set<Severity> = new Set();
  #diagnostics: Diagnostic[] = [];

  /** @param count a live region with the counts in words */
  constructor(list: HTMLElement, count: HTMLElement, editor: Editor) {
    this.#list = list;
    this.#count = count;
    this.#editor = editor;
    Object.assign(this.#filter, { role: 'group', ariaLabel: 'Show' });
    count.after(this.#filter);
  }

  show(diagnostics: Diagnostic[]) {
    const rank = ({ severity, range }: Diagnostic) => SEVERITIES.indexOf(severity) * 1e9 + (range?.start ?? 0);
    this.#diagnostics = diagnostics.toSorted((left, right) => rank(left) - rank(right));
    this.#draw();
    this.#say(countOf(diagnostics));
  }

  #draw() {
    const focused = [...this.#list.children].findIndex((row) => row.contains(document.activeElement));
    const visible = this.#diagnostics.filter(({ severity }) => !this.#hidden.has(severity));
    this.#list.replaceChildren(...this.#all(this.#diagnostics), ...grouped(visible).map((alike) => this.#row(alike)));
    if (this.#diagnostics.length === 0)
      this.#list.append(element('li', 'quiet well', 'Nothing found in this request.'));
    else if (visible.length === 0)
      this.#list.append(element('li', 'quiet', 'All findings are hidden: choose above what to show.'));
    this.#drawFilter();
    if (focused >= 0) this.#refocus(focused);
  }

  /** Draws a toggle button for each severity that occurs. */
  #drawFilter() {
    const focused = [...this.#filter.children].findIndex((item) => item === document.activeElement);
    const present = SEVERITIES.filter((severity) => this.#diagnostics.some((one) => one.severity === severity));
    const items = present.map((severity) => {
      const item = button(`small ${severity}`, '', () => {
        if (!this.#hidden.delete(severity)) this.#hidden.add(severity);
        this.#draw();
      });
      item.ariaPressed = String(!this.#hidden.has(severity));
      item.append(element('span', 'mark'), counted(this.#diagnostics, severity));
      return item;
    });
    this.#filter.replaceChildren(...items);
    items[focused]?.focus();
  }

  /** Adds one button for all fixes that do not change the answers, if there are several. */
  #all(diagnostics: Diagnostic[]) {
    const fixable = diagnostics.filter(({ fix }) => fix?.keepsAnswers);
    if (fixable.length < 2 || !areApart(fixable)) return [];
    const row = element('li', 'quiet all');
    const rest = diagnostics.filter(({ fix }) => fix).length - fixable.length;
    row.append(
      element(
        'span',
        '',
        `These change nothing that is sent${rest > 0 ? `; ${rest} other${rest > 1 ? 's' : ''} may` : ''}.`,
      ),
    );
    row.append(button('fix', `Fix all ${fixable.length}`, () => this.#editor.fix(fixable)));
    return [row];
  }

  /** Shows a sentence while there are no findings for the text. */
  wait(sentence: string) {
    this.#list.replaceChildren(element('li', 'quiet', sentence));
    this.#say('');
  }

  /** Focuses the next row after a fix has removed the one at `index`. */
  #refocus(index: number) {
    const rows = this.#list.children;
    const target = rows[Math.min(index, rows.length - 1)];
    const inside = target?.querySelector('button');
    if (inside) inside.focus();
    else this.#list.focus();
  }

  #say(text: string) {
    if (this.#count.textContent !== text) this.#count.textContent = text;
  }

  /** @param alike the findings of one location, or the same finding of several */
  #row(alike: Diagnostic[]) {
    const [first] = alike;
    const row = element('li', first.severity);
    const go = button('place', '', () => this.#editor.reveal(first));
    go.append(
      element('span', 'mark'),
      element('span', 'visually-hidden', `${first.severity}: `),
      element('span', 'sentence', common(alike.map(({ message }) => message))),
      element('span', 'help', first.help),
    );
    if (alike.length > 1) go.append(element('span', 'times', `× ${alike.length}`));
    row.append(go);
    const fixable = alike.filter(({ fix }) => fix);
    if (fixable.length > 0 && areApart(fixable))
      row.append(button('fix', fixable.length > 1 ? `Fix ${fixable.length}` : 'Fix', () => this.#editor.fix(fixable)));
    else if (fixable.length > 0) row.append(button('fix', 'Fix', () => this.#editor.fix([fixable[0]])));
    const at = element('div', 'at');
    at.append(...(first.code ? [page(first.code)] : []), ...alike.map((one) => this.#place(one)));
    row.append(at);
    return row;
  }

  #place(diagnostic: Diagnostic) {
    const { line, column } = this.#editor.position(diagnostic.range?.start ?? 0);
    const place = button(
      'where',
      [propertyOf(diagnostic.location), `${line}:${column}`].filter(Boolean).join(' '),
      () => this.#editor.reveal(diagnostic),
    );
    place.title = diagnostic.message;
    return place;
  }
}

function page(code: string) {
  const link = element('a', 'code', code);
  Object.assign(link, { href: `rules/${code}.html`, target: '_blank', title: `What ${code} means` });
  return link;
}

/** Returns one sentence for messages that differ, with the words in which they do: a name for each, or else …. */
function common(messages: string[]) {
  const words = messages.map((message) => message.split(' '));
  const longest = words.reduce((most, one) => (one.length > most.length ? one : most));
  let start = 0;
  while (start < longest.length && words.every((other) => other[start] === longest[start])) start += 1;
  if (start === longest.length) return messages[0];
  const parts = [...new Set(words.map((other) => other[start] ?? '…'))];
  const names = parts.every((part) => /^“.*”\W?$/.test(part))
    ? parts.slice(0, 3).join(', ') + (parts.length > 3 ? ', …' : '')
    : '…';
  return [...longest.slice(0, start), names, ...longest.slice(start + 1)].join(' ');
}

/** Groups the findings by their messages, in the order of the first of each. */
function grouped(diagnostics: Diagnostic[]) {
  const groups: Map<string, Diagnostic[]> = new Map();
  for (const one of diagnostics) {
    const key = `${one.severity} ${one.code} ${one.help || one.message}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Returns the name of the innermost property of a JSON Pointer, which is the one that authors look for. */
function propertyOf(location: string) {
  const name = /.*\/properties\/([^/]+)/.exec(location)?.[1] ?? '';
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

function counted(diagnostics: Diagnostic[], severity: Severity) {
  const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return count === 0 ? '' : `${count} ${severity}${count === 1 ? '' : 's'}`;
}

function countOf(diagnostics: Diagnostic[]) {
  return (
    SEVERITIES.map((severity) => counted(diagnostics, severity))
      .filter(Boolean)
      .join(', ') || 'none'
  );
}
