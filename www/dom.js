// The few shapes of element that the panes make.

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
 * The page's own element with this id; a missing one is a fault of index.html.
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
 * Copies, and says so in the button's own words for a moment; the button keeps its width.
 * @param {HTMLButtonElement} from
 * @param {string} text
 */
export async function copy(from, text) {
  const label = from.dataset.label ?? from.textContent ?? '';
  from.dataset.label = label;
  from.style.minInlineSize = `${from.offsetWidth}px`;
  const done = await navigator.clipboard.writeText(text).then(() => true, () => copyBySelection(text));
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
