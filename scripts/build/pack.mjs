// Packs the package into target/, and prints the lines that install it and run its command: node scripts/build/pack.mjs
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pkg, target } from '../common.mjs';

const options = ['pack', '--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', target];
const [{ filename }] = JSON.parse(execFileSync('npm', options, { cwd: pkg, encoding: 'utf8' }));
const file = path.join(target, filename);
console.log(`npm install ${file}`);
console.log(`npx -y -p ${file} mcp-elicitation --help`);
