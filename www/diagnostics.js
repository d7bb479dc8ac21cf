// The list of what is wrong with the request; a row leads to its place in the text.
import { button, element } from './dom.js';

/** @typedef {import('mcp-elicitation/lint').Diagnostic} Diagnostic */

const SEVERITIES = /** @type {const} */ (['error', 'warning', 'note']);

export class DiagnosticList {
  #list;
  #count;
  #editor;

  /**
   * @param {HTMLElement} list
   * @param {HTMLElement} count the heading's figure, a live region
   * @param {import('./editor.js').Editor} editor
   */
  constructor(list, count, editor) {
    this.#list = list;
    this.#count = count;
    this.#editor = editor;
  }

  /**
   * @param {Diagnostic[]} diagnostics
   * @param {Diagnostic[]} [behind] those of the JSON that was meant, where the text is none
   */
  show(diagnostics, behind = []) {
    const rank = (/** @type {Diagnostic} */ { severity, range }) => SEVERITIES.indexOf(severity) * 1e9 + (range?.start ?? 0);
    const sorted = diagnostics.toSorted((left, right) => rank(left) - rank(right));
    const focused = [...this.#list.children].findIndex((row) => row.contains(document.activeElement));
    this.#list.replaceChildren(...this.#all(sorted), ...grouped(sorted).map((alike) => (alike.length < MANY ? alike.map((one) => this.#row(one)) : [this.#group(alike)])).flat());
    if (behind.length) this.#list.append(element('li', 'quiet', `Written as JSON, this request has ${countOf(behind)}.`));
    else if (sorted.length === 0) this.#list.append(element('li', 'quiet', 'Nothing found in this request.'));
    if (focused >= 0) this.#refocus(focused);
    this.#say(countOf(diagnostics));
  }

  /** @param {Diagnostic[]} diagnostics one press for every fix, where there are several and no two of them mend the same */
  #all(diagnostics) {
    const fixable = diagnostics.filter(({ fix }) => fix);
    const places = fixable.flatMap(({ fix }) => fix?.edits ?? []).map(({ range }) => range).toSorted((one, other) => one.start - other.start);
    if (fixable.length < 2 || places.some(({ start }, at) => at > 0 && start < places[at - 1].end)) return [];
    const row = element('li', 'quiet all');
    row.append(button('fix', `Fix all ${fixable.length}`, () => this.#editor.fixAll(fixable)));
    return [row];
  }

  /** @param {Diagnostic[]} alike what is said of several places: said once */
  #group(alike) {
    const row = this.#row(alike[0]);
    const rest = element('details', 'more');
    const list = element('ul');
    list.append(...alike.slice(1).map((one) => this.#row(one)));
    rest.append(element('summary', '', `${alike.length - 1} more places`), list);
    row.append(rest);
    return row;
  }

  /** @param {string} sentence for a time when nothing can be said of the text */
  wait(sentence) {
    this.#list.replaceChildren(element('li', 'quiet', sentence));
    this.#say('');
  }

  /** @param {number} index a fix took the row away: the next one takes the focus */
  #refocus(index) {
    const rows = this.#list.querySelectorAll('li');
    const target = rows[Math.min(index, rows.length - 1)];
    const inside = target?.querySelector('button');
    if (inside) inside.focus();
    else this.#list.focus();
  }

  /** @param {string} text */
  #say(text) {
    if (this.#count.textContent !== text) this.#count.textContent = text;
  }

  /** @param {Diagnostic} diagnostic */
  #row(diagnostic) {
    const row = element('li', diagnostic.severity);
    const { line, column } = this.#editor.position(diagnostic.range?.start ?? 0);
    const go = button('place', '', () => this.#editor.reveal(diagnostic));
    const at = element('span', 'at');
    at.append(element('span', 'code', diagnostic.code), element('span', 'where', [propertyOf(diagnostic.location), `${line}:${column}`].filter(Boolean).join('  ')));
    go.append(
      element('span', 'mark'),
      element('span', 'visually-hidden', `${diagnostic.severity}: `),
      element('span', 'sentence', diagnostic.message),
      element('span', 'help', diagnostic.help),
      at,
    );
    row.append(go);
    if (diagnostic.fix) row.append(button('fix', 'Fix', () => this.#editor.fix(diagnostic)));
    return row;
  }
}

/** So many places of which the same is said are one row. */
const MANY = 3;

/** @param {Diagnostic[]} diagnostics by what is said, in the order of the first of each */
function grouped(diagnostics) {
  /** @type {Map<string, Diagnostic[]>} */
  const groups = new Map();
  for (const one of diagnostics) {
    const key = `${one.severity} ${one.code} ${one.help || one.message}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** @param {string} location JSON Pointer; the name of the innermost property that it leads into is what an author looks for */
function propertyOf(location) {
  const name = /.*\/properties\/([^/]+)/.exec(location)?.[1] ?? '';
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** @param {Diagnostic[]} diagnostics */
function countOf(diagnostics) {
  const counts = SEVERITIES.map((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? '' : `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  return counts.filter(Boolean).join(', ') || 'none';
}
