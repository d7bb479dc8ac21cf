// Helpers that create the elements of the panes.

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string = '',
  text: string = '',
): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  if (className) node.className = className;
  if (text) node.textContent = text;
  return node;
}

export function button(className: string, text: string, press: () => void) {
  const node = element('button', className, text);
  node.type = 'button';
  node.addEventListener('click', press);
  return node;
}

/** Creates a row of radio buttons. */
export function segments<Choice extends { value: string; title: string }>(
  fieldset: HTMLElement,
  name: string,
  choices: Choice[],
  onChoose: (value: string, choice: Choice) => void,
) {
  for (const choice of choices) {
    const label = element('label');
    const input = Object.assign(element('input'), { type: 'radio', name, value: choice.value });
    input.addEventListener('change', () => onChoose(choice.value, choice));
    label.append(input, element('span', '', choice.title));
    fieldset.append(label);
  }
}

/** Creates a panel that shows one of several texts to copy; the first is selected. */
export function copyPanel<Choice extends { value: string; title: string }>(
  body: HTMLElement,
  name: string,
  labels: { choices: string; text: string },
  choices: Choice[],
  onChoose: (value: string, choice: Choice) => void,
) {
  const row = element('div', 'row');
  const choice = element('fieldset', 'segments');
  choice.append(element('legend', 'visually-hidden', labels.choices));
  segments(choice, name, choices, onChoose);
  (choice.querySelector('input') as HTMLInputElement).checked = true;
  const note = element('p', 'quiet');
  const code = Object.assign(element('pre'), { tabIndex: 0, role: 'group', ariaLabel: labels.text });
  const copyButton = button('primary', 'Copy', () => copy(copyButton, code.textContent ?? ''));
  row.append(choice, copyButton);
  body.append(row, note, code);
  return { note, code, copyButton };
}

/** Returns the page's element with this id; a missing one is a defect of index.html. */
export function byId<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const node = document.getElementById(id);
  if (!node) throw new Error(`index.html has no #${id}`);
  return node as Kind;
}

/** Copies a text, and confirms it in the button for a moment; the button keeps its width. */
export async function copy(from: HTMLButtonElement, text: string) {
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

/** Copies in a page without a secure context, which has no clipboard object. */
function copyBySelection(text: string) {
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
