// Helpers that create the elements of the panes.

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [className]
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, className = '', text = '') {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

/**
 * @param {string} className
 * @param {string} text
 * @param {() => void} press
 */
export function button(className, text, press) {
  const made = element('button', className, text);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

/**
 * Creates a row of radio buttons.
 * @template {{value: string, title: string}} Choice
 * @param {HTMLElement} fieldset
 * @param {string} name
 * @param {Choice[]} choices
 * @param {(value: string, choice: Choice) => void} chosen
 */
export function segments(fieldset, name, choices, chosen) {
  for (const choice of choices) {
    const label = element('label');
    const input = Object.assign(element('input'), { type: 'radio', name, value: choice.value });
    input.addEventListener('change', () => chosen(choice.value, choice));
    label.append(input, element('span', '', choice.title));
    fieldset.append(label);
  }
}

/**
 * Creates a panel that shows one of several texts to copy; the first is selected.
 * @template {{value: string, title: string}} Choice
 * @param {HTMLElement} body
 * @param {string} name
 * @param {{ choices: string, text: string }} labels
 * @param {Choice[]} choices
 * @param {(value: string, choice: Choice) => void} chosen
 */
export function texts(body, name, labels, choices, chosen) {
  const row = element('div', 'row');
  const choice = element('fieldset', 'segments');
  choice.append(element('legend', 'visually-hidden', labels.choices));
  segments(choice, name, choices, chosen);
  /** @type {HTMLInputElement} */ (choice.querySelector('input')).checked = true;
  const note = element('p', 'quiet');
  const code = Object.assign(element('pre'), { tabIndex: 0, role: 'group', ariaLabel: labels.text });
  const take = button('primary', 'Copy', () => copy(take, code.textContent ?? ''));
  row.append(choice, take);
  body.append(row, note, code);
  return { note, code, take };
}

/**
 * Returns the page's element with this id; a missing one is a defect of index.html.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @returns {Kind}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return /** @type {Kind} */ (found);
}

/**
 * Copies a text, and confirms it in the button for a moment; the button keeps its width.
 * @param {HTMLButtonElement} from
 * @param {string} text
 */
export async function copy(from, text) {
  const label = from.dataset.label ?? from.textContent ?? '';
  from.dataset.label = label;
  from.style.minInlineSize = `${from.offsetWidth}px`;
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
  from.textContent = done ? 'Copied' : 'Not copied';
  setTimeout(() => (from.textContent = label), 1600);
  return done;
}

/** @param {string} text for pages without a secure context, where there is no clipboard object */
function copyBySelection(text) {
  const area = element('textarea', 'visually-hidden');
  area.value = text;
  document.body.append(area);
  const back = document.activeElement;
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (back instanceof HTMLElement) back.focus();
  return done;
}
