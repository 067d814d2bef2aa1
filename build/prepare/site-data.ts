import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findPageModule, type PageModule } from '@/lib/checks/app-pages';
import { buildGlobalData, docsPluginName } from '@/lib/docs/global-data';
import { isInSidebar } from '@/lib/docs/page-sidebar';
import { getLatestVersion } from '@/lib/docs/versions';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import { buildPageList } from '@/lib/search/page-list';
import { getSearchSettings } from '@/lib/search/settings';
import { generatorVersion, sidebarId } from '@/lib/site/constants';
import { siteDataDir } from '@/lib/site/debug-views';
import type { SiteConfig } from '@/lib/site/schema';
import { writeStaticFiles } from '@/build/write-static-files';

const readVersion = (name: string): string => {
  const manifest: { version: string } = createRequire(join(process.cwd(), 'package.json'))(
    `${name}/package.json`,
  );
  return manifest.version;
};

/** Packages whose versions the debug area lists. */
const madeWith = ['next', 'react', 'next-mdx-remote', 'shiki'] as const;

/** Returns the versions of the generator, the site and its parts. @see acceptance SH-09, DBG-05 */
function getMetadata({ versions }: SiteConfig) {
  const siteVersion = getLatestVersion(versions).viewer.release;
  const plugin = { type: 'project', version: siteVersion };
  return {
    /** Version of Docusaurus whose behavior the site reproduces. */
    docusaurusVersion: generatorVersion,
    siteVersion,
    madeWith: Object.fromEntries(madeWith.map((name) => [name, readVersion(name)])),
    pluginVersions: {
      [docsPluginName]: plugin,
      'docusaurus-plugin-content-pages': plugin,
      'docusaurus-plugin-debug': plugin,
      'docusaurus-theme-search-algolia': plugin,
    },
  };
}

const getLoadedVersion = (version: VersionModel) => ({
  versionName: version.name,
  label: version.label,
  path: version.path,
  isLast: version.isLast,
  banner: version.banner,
  docs: version.docs.map((doc) => ({
    id: doc.id,
    title: doc.title,
    description: doc.description,
    source: doc.file,
    permalink: doc.route,
    draft: doc.draft,
    unlisted: doc.unlisted,
    editUrl: doc.editUrl,
    lastUpdate: doc.lastUpdate,
    frontMatter: doc.frontmatter,
    sidebar: isInSidebar(version, doc) ? sidebarId : null,
  })),
  draftIds: version.drafts.map(({ id }) => id),
  sidebars: { [sidebarId]: version.sidebar },
});

/**
 * Describes a route for the debug area, with the module or content file that it comes from. `exact` means that it serves
 * this path itself and not the paths below it. @see acceptance DBG-07
 */
const getExactRoute = (path: string, source: string) => ({ path, exact: true, source });

const getDocRoutes = ({ path, docs, categoryPages }: VersionModel) => ({
  path,
  exact: false,
  source: `app/(docs)/${path === '/' ? '(latest)' : path.slice(1)}/[[...slug]]/page.tsx`,
  routes: [
    ...docs.map(({ route, file }) => getExactRoute(route, file)),
    ...categoryPages.map(({ route }) => getExactRoute(route, 'components/docs/doc-page.tsx')),
  ],
});

const cut = (key: string) => `${key.slice(0, 4)}…`;

/** Shortens the search key and the measurement id, which are public but not needed in full. @see acceptance DBG-09 */
function hideKeys(site: SiteConfig): SiteConfig {
  const { search, analytics } = site;
  const { hosted } = search;
  return {
    ...site,
    search: { ...search, hosted: hosted && { ...hosted, apiKey: cut(hosted.apiKey) } },
    analytics: { ...analytics, id: analytics.id && cut(analytics.id) },
  };
}

/**
 * Collects data about this build as plain JSON: `docs` (content as read, and data for lookups), `pages` (addresses that
 * are not docs), `page-list` (titles of all pages), `search` (settings with shortened keys) and `debug` (configuration,
 * metadata, page modules, routes).
 * @param pageRoutes addresses of all pages that are not written in Markdown
 * @see acceptance BLD-06, DBG-02..DBG-09, SH-09
 */
export function buildSiteData(
  model: SiteModel,
  site: SiteConfig,
  pageModules: readonly PageModule[],
  pageRoutes: readonly string[],
) {
  const configuration = hideKeys(site);
  const pages = [
    ...model.sitePages.docs.map(({ route, file }) => getExactRoute(route, file)),
    ...pageRoutes.map((route) => getExactRoute(route, findPageModule(pageModules, route)?.file ?? 'app/')),
  ];
  return {
    docs: {
      globalData: buildGlobalData(model, site.docs),
      loaded: { [docsPluginName]: model.versions.map(getLoadedVersion) },
    },
    pages: {
      loaded: { 'docusaurus-plugin-content-pages': pages.filter(({ path }) => !path.startsWith('/__debug')) },
    },
    'page-list': buildPageList(model),
    search: { settings: getSearchSettings(configuration) },
    debug: {
      config: configuration,
      metadata: getMetadata(site),
      registry: pageModules.map(({ route, file }) => ({
        route,
        /** Module path as written in imports. */
        alias: `@/${file.replace(/\.tsx$/, '')}`,
        file,
      })),
      routes: [...pages, ...model.versions.map(getDocRoutes)],
    },
  };
}

/**
 * Writes each part to `/site-data/<part>.json` in `publicDir`, `debug` only if the site has its debug area, and removes
 * older files. @see acceptance BLD-06, RT-11
 */
export function writeSiteData(
  { debug, ...published }: ReturnType<typeof buildSiteData>,
  { debugPages }: Pick<SiteConfig, 'debugPages'>,
  publicDir = 'public',
): void {
  const files = Object.entries(debugPages ? { ...published, debug } : published).map(
    ([name, value]) => [`${siteDataDir}/${name}.json`, `${JSON.stringify(value)}\n`] as const,
  );
  writeStaticFiles(new Map(files), [siteDataDir], publicDir);
}
