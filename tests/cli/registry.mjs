// A registry of npm on this machine, with the packages of node_modules.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { root } from './command.mjs';

/** Starts the registry, and returns its address. @param {string} folder for what is packed */
export async function registry(folder) {
  const server = createServer((request, response) => {
    const [, name, tarball] = /^\/((?:@[^/]+\/)?[^/]+)(\/-)?$/.exec(decodeURIComponent(request.url)) ?? [];
    const home = path.join(root, 'node_modules', name ?? '');
    if (!existsSync(path.join(home, 'package.json'))) return response.writeHead(404).end('{}');
    if (tarball) {
      const file = path.join(folder, `${name.replace('/', '-')}.tgz`);
      if (!existsSync(file)) writeFileSync(file, packed(home));
      return response.end(readFileSync(file));
    }
    const manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
    const { version } = manifest;
    const dist = { tarball: `${address}${encodeURIComponent(name)}/-` };
    return response.end(
      JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = `http://127.0.0.1:${server.address().port}/`;
  return address;
}

const packed = (home) =>
  execFileSync('tar', ['-czhf', '-', '--exclude=node_modules', '--transform=s,^\\.,package,', '.'], {
    cwd: home,
    maxBuffer: 1e9,
  });
