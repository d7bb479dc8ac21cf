// The formats of findings: for people, for agents, for programs.

import path from 'node:path';
import { version } from './command.js';
import { pageOf } from './explain.js';
import { frame } from './code-frame.js';
import { junit } from './junit.js';
import { countsOf, type Finding, type LintedFile } from './findings.js';
import { own, printableJson, oneLine } from './source.js';

const each = (files: LintedFile[]) =>
  files.flatMap((file) => file.requests.flatMap(({ findings }) => findings.map((finding) => ({ file, finding }))));

const short = (name: string, { severity, code, message, help, fix, place }: Finding) =>
  oneLine(
    `${name}:${place.line}:${place.column}: ${severity} ${code}: ${message} help: ${help}${fix ? ' (--fix)' : ''}`,
  );

export const json = (value: unknown) => printableJson(JSON.stringify(value, null, 2));

/** The values of `--format`. */
export const FORMATS: Record<string, (files: LintedFile[]) => string> = {
  text: (files) =>
    [...each(files).map(({ file, finding }) => `${frame(file, finding)}\n`), summary(countsOf(files))].join('\n'),
  agent: (files) =>
    each(files)
      .map(({ file, finding }) => short(file.name, finding))
      .join('\n'),
  json: (files) =>
    json({
      ...countsOf(files),
      findings: each(files).map(({ file, finding: { place, ...rest } }) => ({ file: file.name, ...place, ...rest })),
    }),
  sarif: (files) => json(sarif(files)),
  github: (files) =>
    each(files)
      .map(({ file, finding }) => command(file.name, finding))
      .join('\n'),
  junit: (files) =>
    junit(
      'mcp-elicitation lint',
      files.map(({ name, requests }) => ({
        name,
        cases: requests.map(({ pointer, place, findings }) => ({
          name: `${pointer || 'request'} (line ${place.line})`,
          failures: findings
            .filter(({ severity }) => severity === 'error')
            .map((finding) => ({ type: finding.code, message: finding.message, text: short(name, finding) })),
          output: findings
            .filter(({ severity }) => severity !== 'error')
            .map((finding) => short(name, finding))
            .join('\n'),
        })),
      })),
    ),
};

/** Writes a workflow command of GitHub. */
function command(
  name: string,
  { severity, code, message, help, place: { line, column, endLine, endColumn } }: Finding,
) {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  // Columns are only valid within one line.
  const columns = line === endLine ? [`col=${column}`, `endColumn=${endColumn}`] : [];
  const properties = [
    `file=${property(name)}`,
    `line=${line}`,
    `endLine=${endLine}`,
    ...columns,
    `title=${property(code)}`,
  ];
  const kind = severity === 'note' ? 'notice' : severity;
  return `${own('command')}::${kind} ${properties.join(',')}::${data(oneLine(`${message} ${help}`))}`;
}

/** Writes the Static Analysis Results Interchange Format, 2.1.0. */
function sarif(files: LintedFile[]) {
  const findings = each(files);
  const codes = [...new Set(findings.map(({ finding }) => finding.code))].sort();
  const level = (code: string) => findings.find(({ finding }) => finding.code === code)?.finding.severity;
  const rules = codes.map((code) => ({ id: code, defaultConfiguration: { level: level(code) }, ...page(code) }));
  const results = findings.map(({ file, finding }) => {
    const { code, severity, message, help, location, place, fix } = finding;
    const { line, column, endLine, endColumn } = place;
    const artifactLocation = { uri: address(file.name) };
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: severity,
      message: { text: `${message} ${help}` },
      locations: [
        {
          physicalLocation: { artifactLocation, region: { startLine: line, startColumn: column, endLine, endColumn } },
          logicalLocations: [{ fullyQualifiedName: location, kind: 'member' }],
        },
      ],
      ...(fix && {
        fixes: [
          {
            description: { text: help },
            artifactChanges: [
              {
                artifactLocation,
                replacements: fix.edits.map(({ range, text }) => ({
                  deletedRegion: { charOffset: range.start, charLength: range.end - range.start },
                  insertedContent: { text },
                })),
              },
            ],
          },
        ],
      }),
    };
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'mcp-elicitation', semanticVersion: version(), rules } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
}

/** Reads the descriptions on the page of a rule. */
function page(code: string) {
  let text;
  try {
    text = pageOf(code);
  } catch {
    return {};
  }
  // The start of a page: its code, its severity, its message.
  const says = text.split('\n\n')[2];
  return {
    ...(says && { shortDescription: { text: says.trim() } }),
    help: { text, markdown: text },
  };
}

function address(name: string) {
  if (/^https?:/.test(name)) return name;
  const relative = path.relative('', name);
  return (relative.startsWith('..') ? name : relative).split(path.sep).map(encodeURIComponent).join('/');
}

/** Returns the last line of the report for people. */
function summary({
  errors,
  warnings,
  notes,
  requests,
  fixable,
}: {
  errors: number;
  warnings: number;
  notes: number;
  requests: number;
  fixable: number;
}) {
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  const findings = `${many(errors, 'error')}, ${many(warnings, 'warning')}, ${many(notes, 'note')}`;
  return `${findings} in ${many(requests, 'request')}${fixable > 0 ? `; --fix mends ${fixable}` : ''}`;
}
