// Light, dark, or as the system has it. theme.js reads what is kept here before the page is drawn.

const KEY = 'mcp-elicitation-playground-theme';

/**
 * @param {HTMLSelectElement} control
 * @param {(dark: boolean) => void} changed
 */
export function followTheme(control, changed) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const { dataset } = document.documentElement;
  const notify = () => changed(control.value === 'dark' || (control.value === '' && system.matches));
  control.value = dataset.theme ?? '';
  control.addEventListener('change', () => {
    dataset.theme = control.value;
    try {
      localStorage.setItem(KEY, control.value);
    } catch {
      // The choice lasts for this visit.
    }
    notify();
  });
  system.addEventListener('change', notify);
  notify();
}
