import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/types';
import { escapeRegex } from '@/lib/site/escape-regex';
import { isRecord } from '@/lib/text/is-record';

/** A configuration key without effect, whether the site sets it, and the message and hint for the author. */
type Rule = readonly [key: string, isSet: boolean, message: string, hint: string];

/** An evaluated configuration file, with the information needed to find keys without effect. */
export interface ConfigSource {
  value: unknown;
  /** Content of the configuration file, in which the lines of keys are looked up. */
  text: string;
  /** Path of the configuration file in error messages. */
  file: string;
  /** Absolute folder of the site. */
  siteDir: string;
  /** Options of the docs plugin. */
  docs: unknown;
  /** Options of the classic preset; null if the site does not use this preset. */
  preset: Record<string, unknown> | null;
  /** True if formulas are rendered, so that the plugins remark-math and rehype-katex are not reported. */
  math: boolean;
}

const get = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value);
const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : ![undefined, null, false, ''].includes(value as null);

/**
 * Reports configuration keys that would change the docs in Docusaurus, but have no effect in this project.
 * @see acceptance BLD-11, RT-23
 */
export function findUnreadKeys(source: ConfigSource): Problem[] {
  const rules = [...ofMarkdown(source), ...ofDocs(source), ...ofSite(source), ...ofPlugins(source)];
  return rules
    .filter(([, isSet]) => isSet)
    .map(([key, , message, hint]) => ({
      file: source.file,
      ...placeOf(key, source.text),
      rule: 'docusaurus-config',
      message,
      hint,
      severity: 'warning',
    }));
}

/** Finds the first line and column where a key is written as `key:`, `key(` or within quotes. */
function placeOf(key: string, text: string): { line: number; column: number } {
  const written = new RegExp(`(?<![\\w$.-])(['"]?)${escapeRegex(key)}(?:\\1\\s*[:(]|\\1(?![\\w$-]))`);
  for (const [index, line] of text.split('\n').entries()) {
    const at = /^\s*(?:\/\/|\*|import\b)/.test(line) ? -1 : line.search(written);
    if (at >= 0) return { line: index + 1, column: at + 1 };
  }
  return { line: 1, column: 1 };
}

function ofMarkdown({ value }: ConfigSource): Rule[] {
  const markdown = get(value, 'markdown');
  const format = get(markdown, 'format') ?? 'mdx';
  return [
    [
      'format',
      format !== 'mdx',
      `"markdown.format" is "${String(format)}", but every page is read as MDX here.`,
      'Write braces and "<" of plain text as \\{ and &lt; where a page is no MDX; the checks name each place.',
    ],
    ...['preprocessor', 'parseFrontMatter'].map((key): Rule => [
      key,
      isGiven(get(markdown, key)),
      `"markdown.${key}" is not called here: pages are read as they are written.`,
      'Write into the pages what it makes of them.',
    ]),
    [
      'maintainCase',
      get(markdown, 'anchors', 'maintainCase') === true,
      '"markdown.anchors.maintainCase" is not obeyed: ids of headings are in small letters here.',
      'Give headings whose ids others link to an id of their own: ## Title {#Title}.',
    ],
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

function ofDocs({ docs, math }: ConfigSource): Rule[] {
  const isUnread = (key: string) => {
    const plugins = get(docs, key);
    const isFormulas = math && (key === 'remarkPlugins' || key === 'rehypePlugins');
    return Array.isArray(plugins) && plugins.length > (isFormulas ? 1 : 0);
  };
  return [
    ...pluginLists.map((key): Rule => [
      key,
      isUnread(key),
      `"${key}" of the docs are not run here, so what they add to pages is missing.`,
      'Formulas of remark-math and what Docusaurus itself has are there; write into the pages what other plugins make.',
    ]),
    ...Object.entries(docsCode).map(([key, hint]): Rule => [
      key,
      isGiven(get(docs, key)),
      `"${key}" of the docs is not used here.`,
      hint,
    ]),
    [
      'keywords',
      isGiven(get(docs, 'admonitions', 'keywords')),
      '"admonitions.keywords" of the docs are not known here; such blocks are shown as info.',
      'Use :::note, :::tip, :::info, :::warning or :::danger.',
    ],
  ];
}

const notBuilt = [
  { key: 'blog', folder: 'blog', what: 'Posts of the blog' },
  { key: 'pages', folder: 'src/pages', what: 'Pages in src/pages' },
];

function ofSite({ value, preset, siteDir }: ConfigSource): Rule[] {
  const hasPart = (key: string, folder: string) => {
    const path = get(preset, key, 'path');
    const dir = join(siteDir, typeof path === 'string' ? path : folder);
    return preset !== null && preset[key] !== false && existsSync(dir);
  };
  const locales = get(value, 'i18n', 'locales');
  return [
    ...notBuilt.map(({ key, folder, what }): Rule => [
      key,
      hasPart(key, folder),
      `${what} of the site are not built: only its docs are.`,
      'Keep them where they are served today, or move what readers need into the docs; links to them are checked.',
    ]),
    [
      'customCss',
      isGiven(get(preset, 'theme', 'customCss')),
      '"customCss" is not used: pages have the looks of this site.',
      'Classes and colors of that file have no meaning here; colors are set in app/styles/tokens.css.',
    ],
    ...['announcementBar', 'footer'].map((key): Rule => [
      key,
      isGiven(get(value, 'themeConfig', key)),
      `"themeConfig.${key}" is not taken over.`,
      'Put what readers need of it into a page of the docs.',
    ]),
    [
      'locales',
      Array.isArray(locales) && locales.length > 1,
      'Only the docs of the default locale are built.',
      'Build each other locale on its own, from a folder of its translated pages.',
    ],
  ];
}

/** Matches plugins that do not change docs, or whose features this project has itself. */
const harmless =
  /(?:plugin-(?:google-\w+|sitemap|debug|ideal-image|svgr|pwa|vercel-analytics|image-zoom|content-docs|client-redirects)|search-local|lunr-search|theme-(?:mermaid|live-codeblock|search-algolia|classic))/;

function ofPlugins({ value }: ConfigSource): Rule[] {
  const entries = get(value, 'plugins');
  const names = (Array.isArray(entries) ? (entries as unknown[]) : [])
    .map((entry): unknown => (Array.isArray(entry) ? entry[0] : entry))
    .filter((name) => typeof name === 'string');
  const ofDocsPlugin = names.filter((name) => name.endsWith('plugin-content-docs'));
  const hasPreset = JSON.stringify(get(value, 'presets') ?? []).includes('classic"');
  const redirects = names.find((name) => name.endsWith('client-redirects'));
  return [
    [
      ofDocsPlugin.at(-1) ?? '',
      ofDocsPlugin.length > (hasPreset ? 0 : 1),
      'Only one docs plugin of the site is read; the docs of others are missing.',
      'Build each of them on its own: CONTENT_DIR names its folder, CONTENT_ROUTE_BASE its address.',
    ],
    [
      redirects ?? '',
      redirects !== undefined,
      'Redirects of the plugin are not taken over, so old addresses of pages lead nowhere.',
      'Write them as "redirect_from" into the frontmatter of pages.',
    ],
    ...names.map((name): Rule => [
      name,
      !harmless.test(name),
      `The plugin "${name}" is not run, so pages and data that it makes are missing.`,
      'Write what readers need of them into the docs.',
    ]),
  ];
}
