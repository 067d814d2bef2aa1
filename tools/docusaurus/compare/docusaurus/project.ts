import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluateFile } from '../../evaluate-file';
import { findScript } from '../../load-site';
import { findConfigFile, findDocsOptions } from '../../read-config';

/** Folder for all files that `npm run compat` writes; Git ignores it. */
export const compatDir = join('.cache', 'compat');

/** Folder with one installation of Docusaurus, which all compared sites share. */
export const docusaurusInstallDir = join(compatDir, 'docusaurus');

/** Options of the docs plugin, as written in the configuration. */
type DocsOptions = Readonly<Record<string, unknown>> & { path?: string; sidebarPath?: string | false };

/** The part of a Docusaurus configuration that affects docs, without options that are functions. */
export interface ComparedConfig {
  title: string;
  baseUrl: string;
  trailingSlash?: boolean;
  markdown?: { mermaid?: boolean; format?: string };
  themes?: readonly unknown[];
  docs: DocsOptions;
  /** Paths of options that are functions, such as `docs.editUrl`; neither side of the comparison calls them. */
  code: readonly string[];
}

interface WrittenConfig extends Omit<ComparedConfig, 'docs' | 'code'> {
  presets?: readonly unknown[];
  plugins?: readonly unknown[];
}

/**
 * Evaluates the configuration file of a site, in the same way as the import.
 * @param site folder of a Docusaurus site
 * @throws Error when the folder has no configuration file, or when the file throws an error
 */
export function readSiteConfig(site: string): ComparedConfig {
  const file = findConfigFile(resolve(site));
  if (file === null) throw new Error(`${site} has no docusaurus.config file, so it is not a Docusaurus site`);
  const result = evaluateFile(file);
  if ('fault' in result) throw new Error(`${file} cannot be run: ${result.fault}`);
  const written = result.value as WrittenConfig;
  const code = (result.functions ?? []).filter((path) => /^markdown\b|\bdocs\./.test(path));
  const { options = {} } = findDocsOptions(written.presets ?? [], written.plugins ?? []);
  return { ...written, docs: options as DocsOptions, code };
}

/** Files and folders of a site that docs may use; pages, blog and styles are not part of the comparison. */
const copied = /^(?:docs|versioned_docs|versioned_sidebars|versions\.json|static|src|sidebars?.*)$/;

/** Options of the docs plugin that affect the compared facts. */
const keptOptions = [
  'routeBasePath',
  'include',
  'exclude',
  'breadcrumbs',
  'sidebarCollapsible',
  'sidebarCollapsed',
  'numberPrefixParser',
  'lastVersion',
  'versions',
  'onlyIncludeVersions',
  'includeCurrentVersion',
  'disableVersioning',
];

/** Options that turn on the fast bundler of Docusaurus, which produces the same pages. */
const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  mdxCrossCompilerCache: true,
};

/** Returns the docs folder in the created project; docs from outside the site are copied to `outside-<name>`. */
export function getDocsFolder(config: ComparedConfig): string {
  const path = config.docs.path ?? 'docs';
  return path.startsWith('..') || isAbsolute(path) ? `outside-${basename(path)}` : path;
}

function sidebarPathOf(site: string, { docs: { sidebarPath } }: ComparedConfig): string | false | undefined {
  if (typeof sidebarPath !== 'string') return sidebarPath;
  return `./${relative(site, findScript(resolve(site, sidebarPath)))}`;
}

/** Creates the configuration of the Docusaurus project, with only those settings of the site that affect docs. */
export function createProjectConfig(site: string, config: ComparedConfig) {
  const { title, baseUrl, trailingSlash, markdown = {}, themes = [] } = config;
  const hasTheme = (name: string) => themes.some((theme) => String(theme).includes(name));
  const options = Object.fromEntries(keptOptions.map((key) => [key, config.docs[key]]));
  const docs = { ...options, path: getDocsFolder(config), sidebarPath: sidebarPathOf(site, config) };
  return {
    title,
    url: 'https://docs.example.org',
    baseUrl,
    trailingSlash,
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    onBrokenMarkdownLinks: 'ignore',
    future: { experimental_faster: faster },
    markdown: { mermaid: markdown.mermaid === true, format: markdown.format },
    themes: [
      ...(markdown.mermaid ? ['@docusaurus/theme-mermaid'] : []),
      ...(hasTheme('theme-live-codeblock') ? ['@docusaurus/theme-live-codeblock'] : []),
    ],
    presets: [['classic', { docs, blog: false, pages: false, sitemap: false, theme: {} }]],
  };
}

/** True if a path below `src` is not copied: docs cannot use it, and it may need packages that are not installed. */
const isLeftOut = (path: string) => /^src\/(?:pages|theme\/(?!MDXComponents))/.test(path);

async function copySite(site: string, dir: string, config: ComparedConfig) {
  for (const name of (await readdir(site)).filter((entry) => copied.test(entry)))
    await cp(join(site, name), join(dir, name), {
      recursive: true,
      filter: (source) => !isLeftOut(relative(site, source)),
    });
  const docs = resolve(site, config.docs.path ?? 'docs');
  if (!existsSync(join(dir, getDocsFolder(config))))
    await cp(docs, join(dir, getDocsFolder(config)), { recursive: true });
}

/** Writes a Docusaurus project with the docs, sidebars and local components of a site; replaces the folder `dir`. */
export async function writeProject(site: string, dir: string, config: ComparedConfig): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await copySite(site, dir, config);
  await cp(fileURLToPath(new URL('theme', import.meta.url)), join(dir, 'src', 'theme'), {
    recursive: true,
  });
  await symlink(resolve(docusaurusInstallDir, 'node_modules'), join(dir, 'node_modules'));
  await writeFile(join(dir, 'package.json'), '{ "name": "site", "private": true }\n');
  const text = JSON.stringify(createProjectConfig(site, config), null, 2);
  await writeFile(join(dir, 'docusaurus.config.js'), `module.exports = ${text};\n`);
}
