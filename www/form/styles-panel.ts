// The package's style sheets on the form above, each in a page of its design system, with the CSS to copy.
import { element, copyPanel } from '../page/dom.js';
import type { Context } from '../page/drawer.js';

/** The presets: the name, the title, and if it needs the tokens of a design system (looks.mjs). */
const STYLES = [
  { value: '', title: 'As it is', system: false },
  { value: 'compact', title: 'Compact', system: false },
  { value: 'shadcn', title: 'shadcn/ui', system: true },
  { value: 'mantine', title: 'Mantine', system: true },
  { value: 'mui', title: 'MUI', system: true },
  { value: 'web-awesome', title: 'Web Awesome', system: true },
];

/** Loads a style sheet; an empty `href` removes it. */
function sheet(id: string, href: string) {
  const before = document.getElementById(id);
  if (!href) return before?.remove();
  if (before?.getAttribute('href') === href) return;
  before?.remove();
  document.head.append(Object.assign(element('link'), { id, rel: 'stylesheet', href }));
}

export function mount(body: HTMLElement, _context: Context) {
  const stage = document.getElementById('stage') as HTMLElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const { dataset } = document.documentElement;
  // Each design system has a different class for dark.
  const dress = () => {
    const dark = dataset.theme === 'dark' || (!dataset.theme && system.matches);
    for (const [name, on] of Object.entries({ dark, 'wa-dark': dark, light: !dark })) stage.classList.toggle(name, on);
    stage.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  };
  new MutationObserver(dress).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', dress);

  let choice = '';
  const choose = async (name: string, { system: tokens }: (typeof STYLES)[number]) => {
    choice = name;
    const href = name && `mcp-elicitation/dist/styles/${name}.css`;
    sheet('look', tokens ? `looks/${name}.css` : '');
    sheet('preset', href);
    dress();
    code.hidden = copyButton.hidden = !name;
    note.replaceChildren(
      name
        ? 'With a bundler: '
        : 'No style sheet: the card takes the page’s font and colour scheme. ' +
            'For a colour of your own, set a token such as ',
      element('code', '', name ? `import 'mcp-elicitation/styles/${name}.css';` : '--elicit-color-accent'),
      name ? '' : '.',
    );
    code.textContent = '';
    const response = name ? await fetch(href).catch(() => undefined) : undefined;
    if (choice === name) code.textContent = response?.ok ? await response.text() : '';
  };
  const { note, code, copyButton } = copyPanel(
    body,
    'style',
    { choices: 'Style sheet', text: 'Style sheet' },
    STYLES,
    choose,
  );
  void choose('', STYLES[0]);
  return { show() {} };
}
