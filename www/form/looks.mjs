// Extracts the tokens of design systems for the playground's stage, as style sheets: for each preset of the package the
// tokens that it needs, from the system's own package, for light and dark.
import { readFile } from 'node:fs/promises';
import { PAGES } from '../../tests/browser/presets.mjs';

/** @param {string} css @param {(selector: string) => boolean} takes @returns {Map<string, string>} */
function tokens(css, takes) {
  const properties = new Map();
  for (const [, selectors, body] of css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => takes(one.trim()))) continue;
    for (const [, name, value] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) properties.set(name, value.trim());
  }
  return properties;
}

/** Returns the custom properties in a text, and those in their values. */
function needed(text, ...maps) {
  const names = new Set();
  const follow = (value) => {
    for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (names.has(name)) continue;
      names.add(name);
      for (const map of maps) follow(map.get(name) ?? '');
    }
  };
  follow(text);
  return [...names];
}

const rule = (selector, map, names) =>
  `${selector} {\n${names
    .filter((name) => map.has(name))
    .map((name) => `  ${name}: ${map.get(name)};\n`)
    .join('')}}\n`;

/** @returns {Promise<Record<string, string>>} a style sheet by the name of its preset */
export async function looks() {
  const sheets = {};
  for (const [name, { css }] of Object.entries(PAGES)) {
    const preset = await readFile(new URL(`../../pkg/src/styles/${name}.css`, import.meta.url), 'utf8');
    const plain = (one) => !/[\s>]/.test(one);
    const light = tokens(
      css,
      (one) =>
        plain(one) && !one.includes('dark') && /^(:root|:host|:where\(:root\)|\.light|\.wa-light)|light/.test(one),
    );
    const dark = tokens(css, (one) => plain(one) && one.includes('dark'));
    const names = needed(preset, light, dark);
    sheets[name] = rule('.stage', light, names) + rule('.stage.dark', dark, names);
  }
  return sheets;
}
