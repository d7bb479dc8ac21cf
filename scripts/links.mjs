// Links of a page that lead out of where the page is published: on the site, in the npm package.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pkg } from './common.mjs';

/** The address of the repository's files, as package.json says it; nothing where it does not. */
export function repository() {
  const { repository } = JSON.parse(readFileSync(path.join(pkg, 'package.json'), 'utf8'));
  const address = typeof repository === 'object' ? repository.url : repository;
  return address?.replace(/^git\+/, '').replace(/\.git$/, '');
}

/**
 * A page whose relative links all lead somewhere: those to what is not published with it lead to the repository, or, where
 * nobody says where that is, are the text alone.
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
    return address && `${address}/${kind}/HEAD/${place}${fragment ? `#${fragment}` : ''}`;
  };
  return outsideCode(text, (piece) =>
    piece
      .replace(/<picture>.*?<\/picture>/gs, (picture) => {
        const replaced = picture.replace(/(src|srcset)="([^"]*)"/g, (_, attribute, link) => `${attribute}="${resolve(link, 'raw') ?? ''}"`);
        return /(src|srcset)=""/.test(replaced) ? `*${/alt="([^"]*)"/.exec(picture)?.[1]}*` : replaced;
      })
      .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt, link) => (resolve(link, 'raw') ? `![${alt}](${resolve(link, 'raw')})` : `*${alt}*`))
      .replace(/(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g, (_, shown, link) => (resolve(link, 'blob') ? `[${shown}](${resolve(link, 'blob')})` : shown)),
  );
}

/** Changes a page, but for its blocks of code. @param {string} text @param {(piece: string) => string} change */
function outsideCode(text, change) {
  return text
    .split(/(^```[\s\S]*?^```)/m)
    .map((piece, index) => (index % 2 ? piece : change(piece)))
    .join('');
}
