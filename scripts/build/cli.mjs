// Builds the command `mcp-elicitation` of the package from pkg/src/cli and the modules that it loads on demand. It
// imports lint and validate from the package's own entries, so pages load nothing of it.
import { build } from 'esbuild';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { fail, moduleIn, pkg, source } from '../common.mjs';

export async function command() {
  const dist = path.join(pkg, 'dist');
  await build({
    absWorkingDir: pkg,
    entryPoints: [{ in: moduleIn(source, 'cli/main'), out: 'cli' }],
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

// Build only the command: node scripts/build/cli.mjs
if (import.meta.filename === process.argv[1]) await command();
