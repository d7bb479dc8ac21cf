// The packed package. `make test-interop` runs this file before the tests, of which two run at a time.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../browser/serve.mjs';
import { here } from './servers.mjs';

const isNewer = (one, other) => existsSync(one) && statSync(one).mtimeMs >= statSync(other).mtimeMs;

/** Packs the package as npm does, and returns the tarball's path. */
export function packed() {
  const made = path.join(root, '.cache/interop/package');
  const tarball = path.join(made, 'package.tgz');
  if (!isNewer(tarball, path.join(root, 'pkg/dist/package.stamp'))) {
    rmSync(made, { recursive: true, force: true });
    mkdirSync(made, { recursive: true });
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', made], {
        cwd: path.join(root, 'pkg'),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    renameSync(path.join(made, filename), tarball);
  }
  return tarball;
}

/**
 * Unpacks the packed package so that modules of a folder find it. The newest one stays where it is, because pages of
 * another test file may be loading it.
 */
export function unpack(folder = here) {
  const tarball = packed();
  const target = path.join(folder, 'node_modules/mcp-elicitation');
  if (!isNewer(target, tarball)) {
    const fresh = `${target}.unpacking`;
    for (const old of [fresh, target]) rmSync(old, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', fresh, '--strip-components=1']);
    renameSync(fresh, target);
  }
  return target;
}

if (process.argv[1] === import.meta.filename) for (const folder of ['', 'bundlers']) unpack(path.join(here, folder));
