// Prepares a release: node scripts/check/release.mjs VERSION. It checks, stores the sizes, commits them and tags; it
// pushes and publishes nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, pkg, root, target } from '../common.mjs';

const SIZES = 'scripts/sizes.json';

/**
 * Returns the faults that can be found before anything slow runs.
 * @param {Record<'version' | 'cargo' | 'action' | 'hook' | 'changelog' | 'changes', string> &
 *   { manifest: { version: string }, tags: string[] }} found
 * @returns {string[]}
 */
export function faultsOf({ version, cargo, manifest, action, hook, changelog, tags, changes }) {
  const faults = [];
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return ['say which: make release VERSION=1.2.3'];
  const crate = /^version = "(.*)"$/m.exec(cargo)?.[1];
  if (crate !== version) faults.push(`Cargo.toml has the version ${crate}`);
  if (manifest.version !== version) faults.push(`pkg/package.json has the version ${manifest.version}`);
  if (!action.includes(`    default: '${version}'\n`)) faults.push('action.yml runs another version');
  if (!hook.includes(`additional_dependencies: [mcp-elicitation@${version}]\n`))
    faults.push('docs/authors.md has another version in its hook of pre-commit');
  const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm');
  if (!heading.test(changelog)) faults.push(`CHANGELOG.md has no heading “## [${version}] - YEAR-MONTH-DAY”`);
  if (tags.includes(`v${version}`)) faults.push(`there is a tag v${version} already`);
  if (changes !== '') faults.push(`something is not committed:\n${changes.trimEnd()}`);
  return faults;
}

/**
 * Compares each size with that of the last release.
 * @param {Record<string, number>} now bytes by entry
 * @param {{ version: string, sizes: Record<string, number> } | undefined} last
 * @returns {string}
 */
export function compared(now, last) {
  const rows = Object.entries(now).map(([entry, bytes]) => {
    const before = last?.sizes[entry];
    const change =
      before === undefined ? 'new' : `${bytes >= before ? '+' : ''}${(((bytes - before) / before) * 100).toFixed(1)} %`;
    return `  ${entry.padEnd(22)}${String(bytes).padStart(9)}  ${change}`;
  });
  return [`sizes, against ${last ? last.version : 'no release before'}:`, ...rows].join('\n');
}

function release(version) {
  const read = (name) => readFileSync(path.join(root, name), 'utf8');
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const faults = faultsOf({
    version,
    cargo: read('Cargo.toml'),
    manifest: JSON.parse(read('pkg/package.json')),
    action: read('action.yml'),
    hook: read('docs/authors.md'),
    changelog: read('CHANGELOG.md'),
    tags: git('tag', '--list').split('\n'),
    changes: git('status', '--porcelain'),
  });
  if (faults.length > 0) fail(`release: ${faults.join('; ')}`);

  const offline = process.env.OFFLINE === '1' ? ['--offline'] : [];
  for (const [command, args, cwd] of [
    ['make', ['audit'], root],
    ['make', ['size'], root],
    ['cargo', ['publish', '--dry-run', '--locked', ...offline], root],
    ['npm', ['publish', '--dry-run', '--ignore-scripts', '--loglevel=warn', ...offline], pkg],
  ]) {
    console.log(`release: ${command} ${args.join(' ')}`);
    if (spawnSync(command, args, { cwd, stdio: 'inherit' }).status !== 0)
      fail(`release: ${command} ${args.join(' ')} failed: see the lines above.`);
  }

  const [{ size }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: pkg, encoding: 'utf8' }),
  );
  const sizes = { ...JSON.parse(readFileSync(path.join(target, 'package/sizes.json'), 'utf8')), tarball: size };
  console.log(compared(sizes, existsSync(path.join(root, SIZES)) ? JSON.parse(read(SIZES)) : undefined));
  writeFileSync(path.join(root, SIZES), `${JSON.stringify({ version, sizes }, null, 2)}\n`);
  git('add', SIZES);
  git('commit', '--quiet', '--message', `Sizes of ${version}`, '--', SIZES);
  git('tag', '--annotate', `v${version}`, '--message', `v${version}`);
  console.log(
    `release: v${version} is tagged here. \`git push origin HEAD v${version}\` publishes it: ` +
      `.github/workflows/release.yml does the rest.`,
  );
}

if (import.meta.filename === process.argv[1]) release(process.argv[2] ?? '');
