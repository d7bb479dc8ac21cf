// The request as server code, and as a case of elicitations.json.
import { write as writeCase } from './code/case.js';
import { LIBRARIES } from './code/index.js';
import { element, texts } from './dom.js';
import { elicitationsOf } from './requests.js';

const CASE = { id: 'case', title: 'elicitations.json', install: 'npx mcp-elicitation test -- node server.mjs' };

/**
 * @param {HTMLElement} body
 * @param {import('./drawer.js').Context} _context
 */
export function mount(body, _context) {
  const choices = [...LIBRARIES, CASE].map(({ id, title }) => ({ value: id, title }));
  let [{ value: chosen }] = choices;
  /** @type {import('./state.js').State | undefined} */
  let shown;
  const { note, code, take } = texts(body, 'library', { choices: 'Library', text: 'Server code' }, choices, (value) => {
    chosen = value;
    draw();
  });

  const draw = () => {
    if (!shown) return;
    const requests = elicitationsOf(shown.text);
    const library = LIBRARIES.find(({ id }) => id === chosen);
    const written =
      requests.length === 0
        ? { cannot: 'There is no request to write.' }
        : library
          ? library.write(requests[0])
          : writeCase(requests, shown.samples, shown.revision);
    const text = 'text' in written ? written.text : '';
    code.textContent = text;
    code.hidden = take.hidden = text === '';
    note.replaceChildren(
      'cannot' in written ? written.cannot : '',
      ...(text ? [element('code', '', (library ?? CASE).install)] : []),
    );
    if (text && library && requests.length > 1) note.append(` · the first of ${requests.length} questions`);
  };
  return {
    show(/** @type {import('./state.js').State} */ state) {
      shown = state;
      draw();
    },
  };
}
