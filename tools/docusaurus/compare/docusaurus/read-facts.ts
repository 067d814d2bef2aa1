import type { Breadcrumb } from '@/lib/docs/types';
import { getActiveVersion } from '@/lib/docs/versions';
import { withoutBasePath } from '@/lib/routing/base-path';
import { isRecord } from '@/lib/text/is-record';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import type { PageFacts, SidebarEntry, SiteFacts } from '../facts';
import { getAttribute, findAll, hasClass, readHeadingsAndLinks, getVisibleText } from '../read-html';

/** A link to the previous or next page, in the data of the docs plugin. */
interface Neighbor {
  title: string;
  permalink: string;
}

interface Neighbors {
  previous?: Neighbor;
  next?: Neighbor;
}

interface DocMetadata extends Neighbor, Neighbors {
  source: string;
  version: string;
  unlisted: boolean;
  sidebar?: string;
}

interface CategoryIndex extends Neighbor {
  navigation: Neighbors;
}

interface SidebarItem {
  type: string;
  label?: string;
  href?: string;
  value?: string;
  unlisted?: boolean;
  items?: SidebarItem[];
}

interface VersionProps {
  version: string;
  docsSidebars: Record<string, SidebarItem[]>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function readFolder(dir: string): unknown[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson(join(dir, name)));
}

function findPage(buildDir: string, route: string): string | undefined {
  const path = decodeURI(route).replace(/\/$/, '');
  return [`${path}/index.html`, `${path}.html`]
    .map((name) => join(buildDir, name))
    .find((file) => existsSync(file));
}

/** Returns the path below the version's folder: `@site/docs/x.md`, `@site/versioned_docs/version-1/x.md` → `x.md`. */
const sourceOf = (source: string, docsFolder: string) => {
  const path = source.replace(/^@site\//, '');
  const versioned = /^versioned_docs\/version-[^/]+\//;
  return versioned.test(path) ? path.replace(versioned, '') : path.slice(docsFolder.length + 1);
};

/** Reads the sidebar id of each route. The data of the docs plugin lacks the sidebar ids of category pages. */
function readRouteSidebars(routes: string): Map<string, string> {
  const entry = /path: '([^']*)',\s+component: [^\n]*\s+exact: true,\s+sidebar: ("[^"]*")/g;
  return new Map(
    [...routes.matchAll(entry)].map(([, path = '', sidebar = '']) => [path, JSON.parse(sidebar) as string]),
  );
}

/**
 * Reads the facts of a site that was built with Docusaurus, from the data of the docs plugin and the HTML of pages.
 * @param dir folder of the Docusaurus project
 */
export function readDocusaurusFacts(dir: string, baseUrl: string, docsFolder: string): SiteFacts {
  const generated = join(dir, '.docusaurus');
  const routeSidebars = readRouteSidebars(readFileSync(join(generated, 'routes.js'), 'utf8'));
  const global = readJson(join(generated, 'globalData.json')) as {
    'docusaurus-plugin-content-docs': { default: { versions: { name: string; path: string }[] } };
  };
  const { versions } = global['docusaurus-plugin-content-docs'].default;

  const toAddress = (href: string) => withoutBasePath(href, baseUrl);
  const hrefOf = (href: string | undefined) => (href === undefined ? {} : { href: toAddress(href) });
  const toStep = (neighbor: Neighbor | undefined): Breadcrumb | null =>
    neighbor ? { label: neighbor.title, href: toAddress(neighbor.permalink) } : null;

  const toEntries = (items: readonly SidebarItem[]): SidebarEntry[] =>
    items
      .filter(({ unlisted }) => unlisted !== true)
      .map(({ label, value, href, items: below }) => ({
        label: label ?? value ?? '',
        ...hrefOf(href),
        ...(below ? { items: toEntries(below) } : {}),
      }));

  const readCrumbs = (trail: Parameters<typeof findAll>[0]): Breadcrumb[] =>
    findAll(trail, ({ tagName }) => tagName === 'li').flatMap((crumb) => {
      const [link] = findAll(crumb, ({ tagName }) => tagName === 'a');
      if (link && getAttribute(link, 'aria-label') === 'Home page') return [];
      return [{ label: getVisibleText(crumb), ...hrefOf(link && getAttribute(link, 'href')) }];
    });

  function readPage({ title, permalink }: Neighbor, { previous, next }: Neighbors) {
    const route = toAddress(permalink);
    const file = findPage(join(dir, 'build'), route);
    if (file === undefined) throw new Error(`Docusaurus has no page for ${permalink}`);
    const html = parse(readFileSync(file, 'utf8'));
    const [body] = findAll(html, (element) => hasClass(element, 'theme-doc-markdown'));
    const [main] = findAll(html, ({ tagName }) => tagName === 'main');
    const [trail] = findAll(html, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
    const { heading, headings, links } = readHeadingsAndLinks(body ?? main ?? html, permalink);
    const ownLinks = links.map(({ href, text }) => ({ href: toAddress(href), text }));
    return {
      route,
      title,
      text: { heading, headings: body ? headings : [], links: body ? ownLinks : [] },
      previous: toStep(previous),
      next: toStep(next),
      crumbs: trail ? readCrumbs(trail) : [],
    };
  }

  const readDoc = (doc: DocMetadata): PageFacts => ({
    ...readPage(doc, doc),
    version: doc.version,
    source: sourceOf(doc.source, docsFolder),
    ...(doc.unlisted && { unlisted: true }),
    shownSidebar: doc.sidebar ?? null,
  });

  const readCategory = (category: CategoryIndex): PageFacts => ({
    ...readPage(category, category.navigation),
    version: getActiveVersion(versions, category.permalink)?.name ?? 'current',
    source: '',
    shownSidebar: routeSidebars.get(category.permalink) ?? null,
  });

  const data = join(generated, 'docusaurus-plugin-content-docs', 'default');
  const props = readFolder(join(data, 'p'));
  return {
    pages: [
      ...readFolder(data).filter(isDoc).map(readDoc),
      ...props.filter(isCategory).map(({ categoryGeneratedIndex }) => readCategory(categoryGeneratedIndex)),
    ],
    sidebars: props
      .filter(isVersion)
      .flatMap(({ version: { version, docsSidebars } }) =>
        Object.entries(docsSidebars).map(([id, items]) => ({ version, id, items: toEntries(items) })),
      ),
  };
}

const isDoc = (value: unknown): value is DocMetadata =>
  isRecord(value) && 'permalink' in value && 'source' in value;
const isCategory = (value: unknown): value is { categoryGeneratedIndex: CategoryIndex } =>
  isRecord(value) && 'categoryGeneratedIndex' in value;
const isVersion = (value: unknown): value is { version: VersionProps } =>
  isRecord(value) && isRecord(value.version) && 'docsSidebars' in value.version;
