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
      'In text, write \\{ for a brace and &lt; for "<". The checks report each place.',
    ],
    ...['preprocessor', 'parseFrontMatter'].map((key): Rule => [
      key,
      isGiven(get(markdown, key)),
      `"markdown.${key}" is not called, so pages are imported without its changes.`,
      'Make its changes in the pages themselves.',
    ]),
    [
      'maintainCase',
      get(markdown, 'anchors', 'maintainCase') === true,
      '"markdown.anchors.maintainCase" is ignored: ids of headings are lowercase in this project.',
      'If other pages link to a heading, set its id explicitly: ## Title {#Title}.',
    ],
  ];
}

const docsCode: Readonly<Record<string, string>> = {
  sidebarItemsGenerator: 'Generated sidebars follow the folders. Write the items into the sidebar file.',
  docItemComponent: 'Pages have the layout of this project.',
  docCategoryGeneratedIndexComponent: 'Category pages have the layout of this project.',
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
      `"${key}" of the docs are not run, so their additions to pages are missing.`,
      'Only remark-math and features of Docusaurus are supported. Write the output of other plugins into the pages.',
    ]),
    ...Object.entries(docsCode).map(([key, hint]): Rule => [
      key,
      isGiven(get(docs, key)),
      `"${key}" of the docs is ignored.`,
      hint,
    ]),
    [
      'keywords',
      isGiven(get(docs, 'admonitions', 'keywords')),
      '"admonitions.keywords" of the docs is ignored, so blocks with these keywords are shown as info.',
      'Use :::note, :::tip, :::info, :::warning or :::danger.',
    ],
  ];
}

const notBuilt = [
  { key: 'blog', folder: 'blog', what: 'Blog posts' },
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
      `${what} are not built, because only the docs of the site are imported.`,
      'Keep serving them from the existing site, or move their content to the docs. Links to them are checked.',
    ]),
    [
      'customCss',
      isGiven(get(preset, 'theme', 'customCss')),
      '"customCss" is ignored: pages have the styles of this project.',
      'Set colors in app/styles/tokens.css. Classes of that file have no effect.',
    ],
    ...['announcementBar', 'footer'].map((key): Rule => [
      key,
      isGiven(get(value, 'themeConfig', key)),
      `"themeConfig.${key}" is not imported.`,
      'Move important content of it to a page of the docs.',
    ]),
    [
      'locales',
      Array.isArray(locales) && locales.length > 1,
      'Only the docs of the default locale are built.',
      'Build each other locale separately, from a folder with its translated pages.',
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
      'Only one docs plugin is imported, so the docs of other docs plugins are missing.',
      'Build the docs of each plugin separately: set CONTENT_DIR to the folder and CONTENT_ROUTE_BASE to the address.',
    ],
    [
      redirects ?? '',
      redirects !== undefined,
      'Redirects of this plugin are not imported, so old addresses of pages do not work.',
      'Add the old addresses as "redirect_from" to the front matter of pages.',
    ],
    ...names.map((name): Rule => [
      name,
      !harmless.test(name),
      `The plugin "${name}" is not run, so its pages and data are missing.`,
      'Write important content of the plugin into the docs.',
    ]),
  ];
}
