// The package's style sheets on the form above, each in a page of its design system, and the CSS to copy.
import { button, copy, element } from './dom.js';

/** A preset's name, what it is called, and whether it needs the tokens of a design system (looks.mjs). */
const STYLES = [
  { name: '', title: 'As it is', system: false },
  { name: 'compact', title: 'Compact', system: false },
  { name: 'shadcn', title: 'shadcn/ui', system: true },
  { name: 'mantine', title: 'Mantine', system: true },
  { name: 'mui', title: 'MUI', system: true },
  { name: 'web-awesome', title: 'Web Awesome', system: true },
];

/** @param {string} id @param {string} href '' takes the sheet away */
function sheet(id, href) {
  const before = document.getElementById(id);
  if (!href) return before?.remove();
  if (before?.getAttribute('href') === href) return;
  before?.remove();
  document.head.append(Object.assign(element('link'), { id, rel: 'stylesheet', href }));
}

/**
 * @param {HTMLElement} body
 * @param {import('./drawer.js').Context} _context
 */
export function mount(body, _context) {
  const stage = /** @type {HTMLElement} */ (document.getElementById('stage'));
  const row = element('div', 'row');
  const choice = element('fieldset', 'segments');
  choice.append(element('legend', 'visually-hidden', 'Style sheet'));
  const note = element('p', 'quiet');
  const code = element('pre');
  Object.assign(code, { tabIndex: 0, role: 'group', ariaLabel: 'Style sheet' });
  const take = button('primary', 'Copy', () => copy(take, code.textContent ?? ''));
  const system = matchMedia('(prefers-color-scheme: dark)');
  const { dataset } = document.documentElement;
  // Each design system has a word of its own for dark.
  const dress = () => {
    const dark = dataset.theme === 'dark' || (!dataset.theme && system.matches);
    for (const [name, on] of Object.entries({ dark, 'wa-dark': dark, light: !dark })) stage.classList.toggle(name, on);
    stage.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  };
  new MutationObserver(dress).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', dress);

  const choose = async (/** @type {typeof STYLES[number]} */ { name, system: tokens }) => {
    const href = name && `mcp-elicitation/dist/styles/${name}.css`;
    sheet('look', tokens ? `looks/${name}.css` : '');
    sheet('preset', href);
    dress();
    code.hidden = take.hidden = !name;
    note.replaceChildren(name ? 'With a bundler: ' : 'No style sheet: the card takes the page’s font and colour scheme. For a colour of your own, set a token such as ', element('code', '', name ? `import 'mcp-elicitation/styles/${name}.css';` : '--elicit-color-accent'), name ? '' : '.');
    code.textContent = '';
    const response = name ? await fetch(href).catch(() => undefined) : undefined;
    const chosen = /** @type {HTMLInputElement | null} */ (choice.querySelector(':checked'));
    if (chosen?.value === name) code.textContent = response?.ok ? await response.text() : '';
  };
  for (const style of STYLES) {
    const label = element('label');
    const input = Object.assign(element('input'), { type: 'radio', name: 'style', value: style.name, checked: style.name === '' });
    input.addEventListener('change', () => choose(style));
    label.append(input, element('span', '', style.title));
    choice.append(label);
  }
  row.append(choice, take);
  body.append(row, note, code);
  choose(STYLES[0]);
  return { show() {} };
}
