// The site and its navigation.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { titleOf } from '../llms.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
const pages = path.join(root, 'target/site/pages');

/** The groups of the navigation with their pages in order. CONTRIBUTING.md links to the other pages of maintainers. */
const GROUPS = {
  Start: ['docs/start.md', 'docs/troubleshooting.md'],
  'In your page': [
    'docs/react.md',
    'docs/vue.md',
    'docs/svelte.md',
    'docs/solid.md',
    'docs/angular.md',
    'docs/leptos.md',
    'docs/hosts.md',
    'docs/clients.md',
    'docs/chats.md',
    'docs/agents.md',
    'docs/theming.md',
    'docs/testing.md',
  ],
  'In your server': ['docs/questions.md', 'docs/authors.md', 'docs/apps.md', 'docs/rules/README.md', 'docs/support.md'],
  Reference: ['docs/reference.md', 'docs/events.md', 'docs/accessibility.md', 'docs/figures.md'],
  Project: ['SECURITY.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
};

/** Returns an entry of the navigation with the title of its page. @param {string} name */
const entry = (name) => ({
  text: titleOf(readFileSync(path.join(pages, name), 'utf8')),
  link: `/${name.replace(/\.md$/, '')}`,
});

/** @returns {import('vitepress').DefaultTheme.SidebarItem[]} */
const sidebar = () =>
  Object.entries(GROUPS).map(([text, names]) => ({
    text,
    items: names.filter((name) => existsSync(path.join(pages, name))).map(entry),
  }));

/**
 * Makes an empty header cell a plain cell, because screen readers would announce an empty header.
 * @param {import('vitepress').MarkdownRenderer} md
 */
function plainCorners(md) {
  md.core.ruler.push('plain-corners', ({ tokens }) => {
    tokens.forEach((token, place) => {
      if (token.type === 'th_open' && tokens[place + 1].content === '') token.tag = tokens[place + 2].tag = 'td';
    });
  });
}

/** Prevents Vue from evaluating double braces in code. */
function codeAsItIs(md) {
  const { code_inline: render } = md.renderer.rules;
  md.renderer.rules.code_inline = (...args) => render(...args).replace('<code', '<code v-pre');
}

/** @type {import('vitepress').UserConfig<import('vitepress').DefaultTheme.Config>} */
export default {
  title: 'mcp-elicitation',
  description: 'Shows the questions of an MCP server, checks the answers, and returns one ElicitResult for each.',
  lang: 'en',
  head: [['link', { rel: 'icon', href: `${process.env.BASE || '/'}playground/icon.svg` }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'mcp-elicitation' } } },
  srcDir: '../../../target/site/pages',
  cacheDir: '../../../target/site/cache',
  // The playground and the Markdown of each page are added after this build.
  ignoreDeadLinks: [/^\.?\/playground\//, /^\.?\/llms\.txt$/],
  lastUpdated: false,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (md) => (plainCorners(md), codeAsItIs(md)),
  },
  themeConfig: {
    nav: [
      { text: 'Start', link: '/docs/start' },
      { text: 'Servers', link: '/docs/questions', activeMatch: '^/docs/(questions|authors|support|rules)' },
      { text: 'Reference', link: '/docs/reference', activeMatch: '^/docs/(reference|events)' },
      { text: 'Playground', link: '/playground/index.html', target: '_self' },
    ],
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: 'local', options: { detailedView: true } },
    docFooter: { prev: false, next: false },
    externalLinkIcon: true,
  },
};
