// Writes llms.txt: the title and the first paragraph of every page, for models that read documentation. The Markdown is
// next to each page.

/** @param {string} text of a page @returns {string} */
export const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1].replaceAll('`', '') ?? '';

/** Returns the first paragraph below the title without its links. @param {string} text of a page */
function summary(text) {
  const paragraph = text.split(/\n{2,}/).find((piece) => /^[\w`“"*[]/.test(piece)) ?? '';
  return paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * @param {[string, string][]} pages path and text of each
 * @param {string} base the path that the site is served under
 */
export function llms(pages, base) {
  const readme = pages.find(([name]) => name === 'index.md')?.[1] ?? '';
  const line = ([name, text]) => `- [${titleOf(text)}](${base}${name}): ${summary(text)}`;
  const guides = pages.filter(([name]) => name !== 'index.md' && !name.startsWith('docs/rules/'));
  const rules = pages.filter(([name]) => name.startsWith('docs/rules/'));
  return (
    `# mcp-elicitation\n\n> ${summary(readme)}\n\n## Pages\n\n${guides.map(line).join('\n')}\n\n## Rules of lint\n\n` +
    `${rules.map(line).join('\n')}\n`
  );
}
