import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/types';
import { escapeRegex } from '@/lib/site/escape-regex';
import { isRecord } from '@/lib/text/is-record';

/** A part of a configuration that has no effect here. */
interface Unread {
  /** Key whose line is shown. */
  key: string;
  message: string;
  hint: string;
}

/** An evaluated configuration, with the inputs of the search for keys without effect. */
export interface ConfigSource {
  value: unknown;
  /** The file as text, for lines. */
  text: string;
  /** Path of the file in messages. */
  file: string;
  /** Absolute folder of the site. */
  siteDir: string;
  /** Options of the docs plugin. */
  docs: unknown;
  /** Options of the classic preset; null without one. */
  preset: Record<string, unknown> | null;
  /** Whether formulas are rendered, which requires both a remark and a rehype plugin. */
  math: boolean;
}

const get = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);
const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

/**
 * Keys of a site's configuration that would change what readers of its docs see, but have no effect here; each once.
 *
 * @see acceptance BLD-11, RT-23
 */
export function findUnreadKeys(source: ConfigSource): Problem[] {
  const found = [...ofMarkdown(source), ...ofDocs(source), ...ofSite(source), ...ofPlugins(source)];
  return found.map(({ key, message, hint }) => ({
    file: source.file,
    ...placeOf(key, source.text),
    rule: 'docusaurus-config',
    message,
    hint,
    severity: 'warning',
  }));
}

/** Where a key is written first, as `key:`, `key(` or within quotes. */
function placeOf(key: string, text: string): { line: number; column: number } {
  const written = new RegExp(`(?<![\\w$.-])(['"]?)${escapeRegex(key)}(?:\\1\\s*[:(]|\\1(?![\\w$-]))`);
  for (const [index, line] of text.split('\n').entries()) {
    const at = /^\s*(?:\/\/|\*|import\b)/.test(line) ? -1 : line.search(written);
    if (at >= 0) return { line: index + 1, column: at + 1 };
  }
  return { line: 1, column: 1 };
}

function ofMarkdown({ value }: ConfigSource): Unread[] {
  const markdown = get(value, 'markdown');
  const format = get(markdown, 'format');
  const read: Unread = {
    key: 'format',
    message: `"markdown.format" is "${String(format)}", but every page is read as MDX here.`,
    hint: 'Write braces and "<" of plain text as \\{ and &lt; where a page is no MDX; the checks name each place.',
  };
  const code = ['preprocessor', 'parseFrontMatter'].filter((key) => isGiven(get(markdown, key)));
  const anchors = get(markdown, 'anchors', 'maintainCase') === true;
  return [
    ...(typeof format === 'string' && format !== 'mdx' ? [read] : []),
    ...code.map((key) => ({
      key,
      message: `"markdown.${key}" is not called here: pages are read as they are written.`,
      hint: 'Write into the pages what it makes of them.',
    })),
    ...(anchors
      ? [
          {
            key: 'maintainCase',
            message:
              '"markdown.anchors.maintainCase" is not obeyed: ids of headings are in small letters here.',
            hint: 'Give headings whose ids others link to an id of their own: ## Title {#Title}.',
          },
        ]
      : []),
  ];
}

const docsCode: Readonly<Record<string, string>> = {
  sidebarItemsGenerator: 'Generated sidebars follow the folders. Write the items into the sidebar file.',
  docItemComponent: 'Pages look like those of this site.',
  docCategoryGeneratedIndexComponent: 'Pages of categories look like those of this site.',
};
const pluginLists = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
];

function ofDocs({ docs, math }: ConfigSource): Unread[] {
  const lists = pluginLists.filter((key) => {
    const isFormulas = math && (key === 'remarkPlugins' || key === 'rehypePlugins');
    return sizeOf(get(docs, key)) > (isFormulas ? 1 : 0);
  });
  const code = Object.entries(docsCode).filter(([key]) => isGiven(get(docs, key)));
  return [
    ...lists.map((key) => ({
      key,
      message: `"${key}" of the docs are not run here, so what they add to pages is missing.`,
      hint: 'Formulas of remark-math and what Docusaurus itself has are there; write into the pages what other plugins make.',
    })),
    ...code.map(([key, hint]) => ({ key, message: `"${key}" of the docs is not used here.`, hint })),
    ...(isGiven(get(docs, 'admonitions', 'keywords'))
      ? [
          {
            key: 'keywords',
            message: '"admonitions.keywords" of the docs are not known here; such blocks are shown as info.',
            hint: 'Use :::note, :::tip, :::info, :::warning or :::danger.',
          },
        ]
      : []),
  ];
}

const notBuilt = (key: string, what: string): Unread => ({
  key,
  message: `${what} of the site are not built: only its docs are.`,
  hint: 'Keep them where they are served today, or move what readers need into the docs; links to them are checked.',
});

function ofSite({ value, preset, siteDir }: ConfigSource): Unread[] {
  const theme = ['announcementBar', 'footer'].filter((key) => isGiven(get(value, 'themeConfig', key)));
  const hasPart = (key: string, folder: string) => {
    const path = get(preset, key, 'path');
    return (
      preset !== null &&
      preset[key] !== false &&
      existsSync(join(siteDir, typeof path === 'string' ? path : folder))
    );
  };
  return [
    ...(hasPart('blog', 'blog') ? [notBuilt('blog', 'Posts of the blog')] : []),
    ...(hasPart('pages', 'src/pages') ? [notBuilt('pages', 'Pages in src/pages')] : []),
    ...(isGiven(get(preset, 'theme', 'customCss'))
      ? [
          {
            key: 'customCss',
            message: '"customCss" is not used: pages have the looks of this site.',
            hint: 'Classes and colors of that file have no meaning here; colors are set in app/styles/tokens.css.',
          },
        ]
      : []),
    ...theme.map((key) => ({
      key,
      message: `"themeConfig.${key}" is not taken over.`,
      hint: 'Put what readers need of it into a page of the docs.',
    })),
    ...(sizeOf(get(value, 'i18n', 'locales')) > 1
      ? [
          {
            key: 'locales',
            message: 'Only the docs of the default locale are built.',
            hint: 'Build each other locale on its own, from a folder of its translated pages.',
          },
        ]
      : []),
  ];
}

/** Plugins that change nothing in docs, or whose work is done here anyway. */
const harmless =
  /(?:plugin-(?:google-\w+|sitemap|debug|ideal-image|svgr|pwa|vercel-analytics|image-zoom|content-docs|client-redirects)|search-local|lunr-search|theme-(?:mermaid|live-codeblock|search-algolia|classic))/;

function ofPlugins({ value }: ConfigSource): Unread[] {
  const entries = get(value, 'plugins');
  const names = (Array.isArray(entries) ? (entries as unknown[]) : []).flatMap((entry) => {
    const name: unknown = Array.isArray(entry) ? entry[0] : entry;
    return typeof name === 'string' ? [name] : [];
  });
  const ofDocsPlugin = names.filter((name) => name.endsWith('plugin-content-docs'));
  const hasPreset = JSON.stringify(get(value, 'presets') ?? []).includes('classic"');
  const others = names.filter((name) => !harmless.test(name));
  const redirects = names.find((name) => name.endsWith('client-redirects'));
  return [
    ...(ofDocsPlugin.length > (hasPreset ? 0 : 1)
      ? [
          {
            key: ofDocsPlugin.at(-1) ?? '',
            message: 'Only one docs plugin of the site is read; the docs of others are missing.',
            hint: 'Build each of them on its own: CONTENT_DIR names its folder, CONTENT_ROUTE_BASE its address.',
          },
        ]
      : []),
    ...(redirects
      ? [
          {
            key: redirects,
            message: 'Redirects of the plugin are not taken over, so old addresses of pages lead nowhere.',
            hint: 'Write them as "redirect_from" into the frontmatter of pages.',
          },
        ]
      : []),
    ...others.map((name) => ({
      key: name,
      message: `The plugin "${name}" is not run, so pages and data that it makes are missing.`,
      hint: 'Write what readers need of them into the docs.',
    })),
  ];
}
