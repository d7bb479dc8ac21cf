// Runs test files one after the other in one process, with one browser, and prints the time of each: node suite.mjs
// NAME …
import { after } from 'node:test';
import { ENGINE, files, hold } from './fixtures.mjs';

const names = process.argv.slice(2);
const release = hold();
after(async () => {
  await release();
  for (const name of names) {
    const seconds = Math.round((files.times.get(name) ?? 0) / 1000);
    const how = files.failed.has(name) ? 'failed' : 'passed';
    console.log(`browser tests: ${name} in ${ENGINE || 'chromium'} ${how} after ${seconds} s`);
  }
});
for (const name of names) {
  files.read = name;
  await import(`./${name}.test.mjs`);
}
