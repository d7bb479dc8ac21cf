// Pages of design systems with the tokens of their real packages, and the package's presets for them.
import { readFile } from 'node:fs/promises';
import { createTheme } from '@mui/material/styles';
import { build } from 'esbuild';

/** Returns a style sheet of the package. */
export const preset = (name) => readFile(new URL(`../../pkg/src/styles/${name}.css`, import.meta.url), 'utf8');

const resolveDir = import.meta.dirname;

/** Bundles the style sheets of a package. */
async function bundled(...files) {
  const stdin = { contents: files.map((file) => `@import "${file}";`).join('\n'), loader: 'css', resolveDir };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, logLevel: 'silent' });
  return outputFiles[0].text;
}

/** Returns the custom properties that MUI's own theme writes into a page. */
function mui() {
  const written = (rules) =>
    Object.entries(rules)
      .map(([name, value]) => (typeof value === 'object' ? `${name} { ${written(value)} }` : `${name}: ${value};`))
      .join(' ');
  return createTheme({ cssVariables: { colorSchemeSelector: 'class' }, colorSchemes: { light: true, dark: true } })
    .generateStyleSheets()
    .map(written)
    .join('\n');
}

export const FONT = 'body { font-family: "Noto Sans", sans-serif; }';

/** Pages of each system with its real tokens, and its way to mark light and dark. */
export const PAGES = {
  // shadcn/ui is not a package: its command writes these tokens into a project's own style sheet.
  shadcn: {
    look: { name: 'class', light: '', dark: 'dark' },
    css: `
      :root { --radius: 0.625rem; --background: oklch(1 0 0); --foreground: oklch(0.145 0 0); --card: oklch(1 0 0);
        --card-foreground: oklch(0.145 0 0);
        --primary: oklch(0.205 0 0); --primary-foreground: oklch(0.985 0 0); --muted-foreground: oklch(0.556 0 0);
        --destructive: oklch(0.577 0.245 27.325);
        --border: oklch(0.922 0 0); --ring: oklch(0.708 0 0); }
      .dark { --background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0); --card: oklch(0.205 0 0);
        --card-foreground: oklch(0.985 0 0);
        --primary: oklch(0.922 0 0); --primary-foreground: oklch(0.205 0 0); --muted-foreground: oklch(0.708 0 0);
        --destructive: oklch(0.704 0.191 22.216);
        --border: oklch(1 0 0 / 10%); --ring: oklch(0.556 0 0); }
      body { background: var(--background); color: var(--foreground); }`,
    background: '--card',
    radius: '14px',
    height: '36px',
  },
  // A page of Tailwind's neutral greys, without tokens.
  tailwind: {
    look: { name: 'class', light: '', dark: 'dark' },
    css: `
      :root { --page: #fff; background: #fff; color: #171717; }
      :root.dark { --page: #171717; background: #0a0a0a; color: #f5f5f5; }`,
    background: '--page',
    radius: '12px',
    height: '36px',
  },
  'web-awesome': {
    look: { name: 'class', light: 'wa-light', dark: 'wa-dark' },
    css: await bundled(
      '@awesome.me/webawesome/dist/styles/themes/default.css',
      '@awesome.me/webawesome/dist/styles/color/variants.css',
    ),
    background: '--wa-color-surface-default',
    radius: '12px',
    height: '38px',
  },
  mantine: {
    look: { name: 'data-mantine-color-scheme', light: 'light', dark: 'dark' },
    css: await bundled('@mantine/core/styles.css'),
    background: '--mantine-color-body',
    radius: '12px',
    height: '36px',
  },
  mui: {
    look: { name: 'class', light: 'light', dark: 'dark' },
    css: mui(),
    background: '--mui-palette-background-paper',
    radius: '8px',
    height: '40px',
  },
};

/** Adds a style sheet to the page, and an attribute to its root. */
export const dress = (page, css, name = 'class', value = '') =>
  page.evaluate(
    ([css, name, value]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      document.documentElement.setAttribute(name, value);
    },
    [css, name, value],
  );
