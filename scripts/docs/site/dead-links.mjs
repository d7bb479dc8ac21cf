// Finds dead links in the built pages, to pages or their sections: VitePress only checks pages, and only those in
// Markdown.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder of the site
 * @param {string} base the path that it is served under
 * @returns {string[]} page and link of each
 */
export function deadLinks(folder, base) {
  const pages = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.html') && !/^(playground|package)/.test(name));
  const texts = new Map(pages.map((name) => [path.join(folder, name), readFileSync(path.join(folder, name), 'utf8')]));
  const hasId = (file, id) => !texts.has(file) || texts.get(file).includes(`id="${id}"`);
  /** @param {string} file */
  const found = (file) =>
    [file, `${file}.html`, path.join(file, 'index.html')].find((one) => existsSync(one) && statSync(one).isFile());
  return [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/<(?:a|img|link|script|source)\b[^>]*?\s(?:href|src|srcset)="([^"]+)"/g)]
      .map(([, link]) => link.replaceAll('&amp;', '&'))
      .filter((link) => {
        if (/^([a-z]+:|\/\/)/.test(link)) return false;
        const { pathname, hash } = new URL(link, `http://site${base}${path.relative(folder, page)}`);
        const file =
          pathname.startsWith(base) && found(path.join(folder, decodeURIComponent(pathname.slice(base.length))));
        return !file || (hash !== '' && !hasId(file, decodeURIComponent(hash.slice(1))));
      })
      .map((link) => `${path.relative(folder, page)}: ${link}`),
  );
}
