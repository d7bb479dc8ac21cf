// The request as server code, and as a case of elicitations.json.
import { write as writeCase } from './code/case.js';
import { LIBRARIES } from './code/index.js';
import { button, copy, element } from './dom.js';
import { elicitationsOf } from './requests.js';

const CASE = { id: 'case', title: 'elicitations.json', install: 'npx mcp-elicitation test -- node server.mjs' };

/**
 * @param {HTMLElement} body
 * @param {import('./drawer.js').Context} _context
 */
export function mount(body, _context) {
  const row = element('div', 'row');
  const choice = element('fieldset', 'segments');
  choice.append(element('legend', 'visually-hidden', 'Library'));
  const note = element('p', 'quiet');
  const code = element('pre');
  Object.assign(code, { tabIndex: 0, role: 'group', ariaLabel: 'Server code' });
  const take = button('primary', 'Copy', () => copy(take, code.textContent ?? ''));
  let chosen = LIBRARIES[0].id;
  /** @type {import('./state.js').State | undefined} */
  let shown;
  for (const { id, title } of [...LIBRARIES, CASE]) {
    const label = element('label');
    const input = Object.assign(element('input'), { type: 'radio', name: 'library', value: id, checked: id === chosen });
    input.addEventListener('change', () => {
      chosen = id;
      draw();
    });
    label.append(input, element('span', '', title));
    choice.append(label);
  }
  row.append(choice, take);
  body.append(row, note, code);

  const draw = () => {
    if (!shown) return;
    const requests = elicitationsOf(shown.text);
    const library = LIBRARIES.find(({ id }) => id === chosen);
    const written = requests.length === 0 ? { cannot: 'There is no request to write.' } : library ? library.write(requests[0]) : writeCase(requests, shown.samples, shown.revision);
    const text = 'text' in written ? written.text : '';
    code.textContent = text;
    code.hidden = take.hidden = text === '';
    note.replaceChildren('cannot' in written ? written.cannot : '', ...(text ? [element('code', '', (library ?? CASE).install)] : []));
    if (text && library && requests.length > 1) note.append(` · the first of ${requests.length} questions`);
  };
  return {
    show(/** @type {import('./state.js').State} */ state) {
      shown = state;
      draw();
    },
  };
}
