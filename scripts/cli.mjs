// The command `mcp-elicitation` of the package: pkg/src/cli, and what it loads when it is needed. It takes lint and validate from the package's own
// entries, so nothing of it is in what a page loads.
import { build } from 'esbuild';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { fail, pkg, source } from './common.mjs';

export async function command() {
  const dist = path.join(pkg, 'dist');
  await build({
    absWorkingDir: pkg,
    entryPoints: [{ in: path.join(source, 'cli/main.js'), out: 'cli' }],
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    minifySyntax: true,
    minifyWhitespace: true,
    chunkNames: '[name]-[hash].cli',
    loader: { '.json': 'json' },
    external: ['mcp-elicitation/*', '@modelcontextprotocol/*'],
    logLevel: 'warning',
  }).catch(() => fail('The command could not be put together: see the lines above.'));
  chmodSync(path.join(dist, 'cli.js'), 0o755);
}

// The command alone: node scripts/cli.mjs
if (import.meta.filename === process.argv[1]) await command();
