// Light, dark or the system's theme. theme.js reads the stored choice before the page is drawn.

import { remember } from './storage.js';

const KEY = 'mcp-elicitation-playground-theme';

export function followTheme(control: HTMLSelectElement, changed: (dark: boolean) => void) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const { dataset } = document.documentElement;
  const notify = () => changed(control.value === 'dark' || (control.value === '' && system.matches));
  control.value = dataset.theme ?? '';
  control.addEventListener('change', () => {
    dataset.theme = control.value;
    remember(KEY, control.value);
    notify();
  });
  system.addEventListener('change', notify);
  notify();
}
