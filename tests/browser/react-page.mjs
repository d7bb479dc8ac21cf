// Bundles pages for React.
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './serve.mjs';

const REACT_18 = path.join(root, 'tests/react-18/node_modules');

/**
 * Returns a script of tests/browser/pages, bundled with React for development, as an argument of `stage`.
 * @param {string} name
 * @param {number} [version] of React
 */
export async function reactPage(name, version = 19) {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, `tests/browser/pages/${name}.jsx`)],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    alias: version === 18 ? { react: `${REACT_18}/react`, 'react-dom': `${REACT_18}/react-dom` } : {},
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'warning',
  });
  return { [`/made/${name}.js`]: outputFiles[0].text };
}
