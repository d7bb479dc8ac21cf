// What a page that React draws is made of.
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './fixtures.mjs';

/** A script of tests/browser/pages, bundled with React for development, as `stage` takes it. @param {string} name */
export async function reactPage(name) {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, `tests/browser/pages/${name}.jsx`)],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'warning',
  });
  return { [`/made/${name}.js`]: outputFiles[0].text };
}
