// The findings about the questions of the conversation, which a worker makes.
import type { Diagnostic } from 'mcp-elicitation/lint';
import { element } from '../page/dom.js';

const SEVERITIES = ['error', 'warning', 'note'] as const;

let worker: Worker | undefined;
/** Called in the order of the texts, because the worker answers in it. */
const waiting: ((diagnostics: Diagnostic[]) => void)[] = [];

/** Lints a request; without its findings if they cannot be made. */
export function findingsOf(text: string, revision: string): Promise<Diagnostic[]> {
  if (!worker) {
    worker = new Worker('lint-worker.js', { type: 'module' });
    worker.addEventListener('message', ({ data }) => waiting.shift()?.(data.diagnostics ?? []));
  }
  worker.postMessage({ text, revision });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Returns the number of findings in words, or nothing without any. */
export function counted(diagnostics: Diagnostic[]) {
  const counts = SEVERITIES.map((severity) => {
    const count = diagnostics.filter((one) => one.severity === severity).length;
    return count > 0 ? `${count} ${severity}${count === 1 ? '' : 's'}` : '';
  });
  return counts.filter(Boolean).join(', ');
}

/** Returns the findings as a list, with links to their pages. */
export function listOf(diagnostics: Diagnostic[]) {
  const list = element('ul', 'findings');
  list.append(
    ...diagnostics.map(({ severity, code, message, help }) => {
      const item = element('li', severity);
      const link = Object.assign(element('a', 'code', code), { href: `rules/${code}.html`, target: '_blank' });
      item.append(element('span', 'mark'), element('span', '', `${message} ${help} `), link);
      return item;
    }),
  );
  return list;
}
