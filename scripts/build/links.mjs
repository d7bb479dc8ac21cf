// Rewrites links of a page that lead out of its published set, on the site and in the npm package.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pkg } from '../common.mjs';

/** Returns the address of the repository from package.json, if it has one. */
export function repository() {
  const { repository } = JSON.parse(readFileSync(path.join(pkg, 'package.json'), 'utf8'));
  const address = typeof repository === 'object' ? repository.url : repository;
  return address?.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** The page that is made of a source file; in the repository, pages link to the source. @param {string} file */
function pageOf(file) {
  if (file === 'pkg/src/element.ts') return 'docs/reference.md';
  const [, rule] = /^src\/lint\/rules\/(\w+)\.rs$/.exec(file) ?? [];
  return rule && `docs/rules/${rule === 'mod' ? 'README' : rule.replaceAll('_', '-')}.md`;
}

/**
 * Returns a page in which all relative links work: links to unpublished files lead to the repository, or become plain
 * text if its address is unknown.
 * @param {string} text of the page
 * @param {string} name its path in the repository
 * @param {(link: string) => boolean} isThere whether a link, less its fragment, leads to what is published
 * @param {string} [address] of the repository
 */
export function absolute(text, name, isThere, address) {
  const resolve = (link, kind) => {
    const [file, fragment] = link.split('#');
    if (!file || /^[a-z]+:/.test(file) || isThere(file)) return link;
    const place = path.posix.join(path.posix.dirname(name), file);
    const page = pageOf(place);
    if (page) return path.posix.relative(path.posix.dirname(name), page) + (fragment ? `#${fragment}` : '');
    return address && `${address}/${kind}/HEAD/${place}${fragment ? `#${fragment}` : ''}`;
  };
  return outsideCode(text, (piece) =>
    piece
      .replace(/<picture>.*?<\/picture>/gs, (picture) => {
        const replaced = picture.replace(
          /(src|srcset)="([^"]*)"/g,
          (_, attribute, link) => `${attribute}="${resolve(link, 'raw') ?? ''}"`,
        );
        return /(src|srcset)=""/.test(replaced) ? `*${/alt="([^"]*)"/.exec(picture)?.[1]}*` : replaced;
      })
      .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt, link) =>
        resolve(link, 'raw') ? `![${alt}](${resolve(link, 'raw')})` : `*${alt}*`,
      )
      .replace(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g, (_, shown, link) =>
        resolve(link, 'blob') ? `[${shown}](${resolve(link, 'blob')})` : shown,
      ),
  );
}

/** Changes a page outside of its code blocks. @param {string} text @param {(piece: string) => string} change */
function outsideCode(text, change) {
  return text
    .split(/(^```[\s\S]*?^```)/m)
    .map((piece, index) => (index % 2 ? piece : change(piece)))
    .join('');
}
