// JUnit's XML for CI systems.

import { printableXml } from './source.js';

export interface Case {
  name: string;
  seconds?: number;
  failures: { type: string; message: string; text: string }[];
  output?: string;
  skipped?: string;
}

// Characters that XML 1.0 cannot represent, even escaped.
const REFUSED = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const content = (text: string) =>
  printableXml(text.replace(REFUSED, '\uFFFD').replace(/[&<>\t\r]/g, (character) => ESCAPES[character]));
const attribute = (text: string) =>
  printableXml(text.replace(REFUSED, '\uFFFD').replace(/[&<>"\t\n\r]/g, (character) => ESCAPES[character]));

export function junit(name: string, suites: { name: string; cases: Case[] }[]) {
  const failing = (cases: Case[]) => cases.filter(({ failures }) => failures.length > 0).length;
  const skipping = (cases: Case[]) => cases.filter(({ skipped }) => skipped).length;
  const time = (cases: Case[]) => cases.reduce((sum, { seconds = 0 }) => sum + seconds, 0).toFixed(3);
  const all = suites.flatMap(({ cases }) => cases);
  const counts = (cases: Case[]) => `tests="${cases.length}" failures="${failing(cases)}" errors="0"`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${attribute(name)}" ${counts(all)} time="${time(all)}">`,
  ];
  for (const { name: suite, cases } of suites) {
    const rest = `skipped="${skipping(cases)}" time="${time(cases)}"`;
    lines.push(`  <testsuite name="${attribute(suite)}" ${counts(cases)} ${rest}>`);
    for (const one of cases) lines.push(...testcase(suite, one));
    lines.push('  </testsuite>');
  }
  lines.push('</testsuites>');
  return lines.join('\n');
}

/** Writes a test case with a single failure, because not every reader supports more. */
function testcase(suite: string, { name, seconds = 0, failures, output, skipped }: Case) {
  const start = `    <testcase name="${attribute(name)}" classname="${attribute(suite)}" time="${seconds.toFixed(3)}"`;
  if (failures.length === 0 && !output && !skipped) return [`${start}/>`];
  const [first] = failures;
  const texts = content(failures.map(({ text }) => text).join('\n'));
  const failure =
    first && `      <failure message="${attribute(first.message)}" type="${attribute(first.type)}">${texts}</failure>`;
  return [
    `${start}>`,
    ...(skipped ? [`      <skipped message="${attribute(skipped)}"/>`] : []),
    ...(failure ? [failure] : []),
    ...(output ? [`      <system-out>${content(output)}</system-out>`] : []),
    '    </testcase>',
  ];
}
