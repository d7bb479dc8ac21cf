// Makes dist/app.html: the page and the card in one file of JavaScript, without WebAssembly and without a request.
import { build } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/** The languages of the page beside English, such as `de`: each adds some 12 kB. */
const LANGUAGES = [];

/** Leaves out what the page never loads: the modules of WebAssembly, and other languages. */
const withoutFiles = {
  name: 'without-files',
  setup(bundler) {
    bundler.onResolve({ filter: /\.wasm$/ }, ({ path }) => ({ path, external: true }));
    bundler.onResolve({ filter: /\/locales\/[\w-]+\.js$/ }, ({ path: name }) =>
      LANGUAGES.includes(path.basename(name, '.js')) ? undefined : { path: name, namespace: 'absent' },
    );
    // Without this, the page would make a request for it, which the sandbox refuses.
    bundler.onLoad({ filter: /./, namespace: 'absent' }, () => ({ contents: 'throw new Error("not in this page")' }));
  },
};
const { outputFiles } = await build({
  entryPoints: [path.join(folder, 'page.js')],
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  charset: 'utf8',
  target: 'es2022',
  plugins: [withoutFiles],
  logLevel: 'warning',
});
// In a script of a page, this text would end it, or open another one.
const script = outputFiles[0].text.replaceAll(/<(?=\/script|script|!--)/gi, '\\x3c');
const page = `<!doctype html>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>A question</title>
<style>body { margin: 0; font: 16px/1.5 system-ui, sans-serif }</style>
<mcp-elicitation layout="inline"></mcp-elicitation>
<script type="module">${script}</script>
`;
mkdirSync(path.join(folder, 'dist'), { recursive: true });
writeFileSync(path.join(folder, 'dist/app.html'), page);
