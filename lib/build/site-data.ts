import 'server-only';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findPageModule, type PageModule } from '@/lib/checks/app-pages';
import { buildGlobalData, docsPluginName } from '@/lib/docs/global-data';
import { getSidebarId } from '@/lib/docs/sidebar-id';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import { getSearchSettings } from '@/lib/search/settings';
import { generatorVersion, siteVersion } from '@/lib/site/constants';
import type { SiteConfig } from '@/lib/site/schema';

/** Folder of these files below the static files, and their address. */
export const siteDataDir = 'site-data';

/** What the files are made from. */
export interface SiteDataSources {
  model: SiteModel;
  site: SiteConfig;
  /** The `page.tsx` modules below `app/`. */
  pageModules: readonly PageModule[];
  /** Addresses that are not docs and are served. */
  pageRoutes: readonly string[];
}

/** A served address, as the debug area lists it. @see acceptance DBG-07 */
export interface RouteEntry {
  path: string;
  /** Whether the address is answered itself, and not only those below it. */
  exact: boolean;
  /** Module or content file that it is made from. */
  source: string;
  routes?: RouteEntry[];
}

const readVersion = (name: string): string => {
  const manifest: { version: string } = createRequire(join(process.cwd(), 'package.json'))(
    `${name}/package.json`,
  );
  return manifest.version;
};

/** Packages whose versions say how the site was made. */
const madeWith = ['next', 'react', 'next-mdx-remote', 'shiki'] as const;

/** Generator, site and parts of the site with their versions. @see acceptance SH-09, DBG-05 */
function getMetadata() {
  const plugin = { type: 'project', version: siteVersion };
  return {
    /** The generator whose behaviour is reproduced. */
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
    sidebar: getSidebarId(version, doc),
  })),
  draftIds: version.draftIds,
  sidebars: version.sidebars,
});

const getDocRoutes = (version: VersionModel, isRoot: boolean): RouteEntry => ({
  path: version.path,
  exact: false,
  source: `app/(docs)/${isRoot ? '(latest)' : version.path.slice(1)}/[[...slug]]/page.tsx`,
  routes: [
    ...version.docs.map(({ route, file }) => ({ path: route, exact: true, source: file })),
    ...version.categoryPages.map(({ route }) => ({
      path: route,
      exact: true,
      source: 'components/docs/category-page.tsx',
    })),
  ],
});

/** The public key goes into pages anyway; nobody needs it in a list. @see acceptance DBG-09 */
function hideKeys(site: SiteConfig): SiteConfig {
  const { hosted } = site.search;
  if (hosted === null) return site;
  return {
    ...site,
    search: { ...site.search, hosted: { ...hosted, apiKey: `${hosted.apiKey.slice(0, 4)}…` } },
  };
}

/**
 * What the parts of the site have made of this build, as plain JSON: `docs` (content as it was read, and the data that
 * lookups use), `pages` (addresses that are no docs), `search` (settings of search without keys) and `debug` (configuration,
 * metadata, registry, routes).
 * @see acceptance BLD-06, DBG-02..DBG-09, SH-09
 */
export function buildSiteData({ model, site, pageModules, pageRoutes }: SiteDataSources) {
  const configuration = hideKeys(site);
  const pages = pageRoutes.map((route) => ({
    path: route,
    exact: true,
    source: findPageModule(pageModules, route)?.file ?? 'app/',
  }));
  return {
    docs: {
      globalData: buildGlobalData(model, site.docs),
      loaded: { [docsPluginName]: model.versions.map(getLoadedVersion) },
    },
    pages: { loaded: { 'docusaurus-plugin-content-pages': pages } },
    search: { settings: { ...getSearchSettings(configuration), hosted: configuration.search.hosted } },
    debug: {
      config: configuration,
      metadata: getMetadata(),
      registry: pageModules,
      routes: [...pages, ...model.versions.map((version) => getDocRoutes(version, version.path === '/'))],
    },
  };
}

/** What `buildSiteData` gives. */
export type SiteData = ReturnType<typeof buildSiteData>;

/**
 * Writes one file for each part among the static files: `/site-data/docs.json`, `pages.json`, `search.json`, `debug.json`.
 * What lay there before is removed.
 * @param publicDir folder of the static files
 * @see acceptance BLD-06
 */
export async function writeSiteData(data: SiteData, publicDir = 'public'): Promise<void> {
  const dir = join(publicDir, siteDataDir);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  for (const [name, value] of Object.entries(data)) {
    await writeFile(join(dir, `${name}.json`), `${JSON.stringify(value)}\n`);
  }
}
