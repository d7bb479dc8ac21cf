// The request as server code, and as a case of elicitations.json.
import { write as writeCase } from './case.js';
import { LIBRARIES } from './index.js';
import { element, copyPanel } from '../page/dom.js';
import { elicitationsOf } from '../request/requests.js';
import type { Context } from '../page/drawer.js';
import type { State } from '../page/state.js';

const CASE = { id: 'case', title: 'elicitations.json', install: 'npx mcp-elicitation test -- node server.mjs' };

export function mount(body: HTMLElement, _context: Context) {
  const choices = [...LIBRARIES, CASE].map(({ id, title }) => ({ value: id, title }));
  let [{ value: choice }] = choices;
  let current: State | undefined;
  const { note, code, copyButton } = copyPanel(
    body,
    'library',
    { choices: 'Library', text: 'Server code' },
    choices,
    (value) => {
      choice = value;
      draw();
    },
  );

  const draw = () => {
    if (!current) return;
    const requests = elicitationsOf(current.text);
    const library = LIBRARIES.find(({ id }) => id === choice);
    const output =
      requests.length === 0
        ? { cannot: 'There is no request to write code for.' }
        : library
          ? library.write(requests[0])
          : writeCase(requests, current.samples, current.revision);
    const text = 'text' in output ? output.text : '';
    code.textContent = text;
    code.hidden = copyButton.hidden = text === '';
    note.replaceChildren(
      'cannot' in output ? output.cannot : '',
      ...(text ? [element('code', '', (library ?? CASE).install)] : []),
    );
    if (text && library && requests.length > 1) note.append(` · the first of ${requests.length} questions`);
  };
  return {
    show(state: State) {
      current = state;
      draw();
    },
  };
}
