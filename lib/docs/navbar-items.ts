import { isAtOrBelow } from '@/lib/routing/is-at-or-below';
import { docPathPattern } from '@/lib/routing/is-doc-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { escapeRegex } from '@/lib/site/escape-regex';
import type { NavbarItem } from '@/lib/site/navbar-schema';
import type { NavbarTarget, ShellNavbarItem } from '@/lib/site/shell-navbar';
import { defaultPluginId, docsPluginName } from './global-data';
import { getSidebarId } from './sidebar-id';
import type { SiteModel, VersionModel } from './types';
import { getLatestVersion } from './versions';
import { flattenNav } from './walk-nav';

type ItemOf<Type extends NavbarItem['type']> = Extract<NavbarItem, { type: Type }>;

/** An item that cannot be shown, and why. */
export interface NavbarFault {
  /** Place in the configured list. */
  index: number;
  item: NavbarItem;
  error: unknown;
}

/** The versions of a docs plugin. Throws, with the missing piece as cause, when it has none. @see acceptance LKP-04 */
function getVersions({ versions }: Pick<SiteModel, 'versions'>, pluginId = defaultPluginId): VersionModel[] {
  if (pluginId === defaultPluginId && versions.length > 0) return versions;
  const message = 'A feature of the docs plugin is in use, but the docs plugin does not seem to be enabled.';
  const cause = `There is no data of plugin "${docsPluginName}" with id "${pluginId}".`;
  throw new Error(message, { cause: new Error(cause) });
}

/** Throws when the latest version, to which pages of every version may lead, lacks a doc or sidebar. @see acceptance LKP-01, LKP-03 */
function requireId(
  what: 'doc' | 'sidebar',
  id: string,
  { name }: VersionModel,
  known: readonly string[],
): void {
  if (known.includes(id)) return;
  const list = known.map((item) => `- ${item}`).join('\n');
  throw new Error(`There is no ${what} with id "${id}" in version(s) "${name}". Known ids:\n${list}`);
}

/** The targets of an item by version, without those in which `find` has none. */
function collectTargets(
  versions: readonly VersionModel[],
  find: (version: VersionModel) => NavbarTarget | undefined,
): Record<string, NavbarTarget> {
  const targets = versions.map((version) => [version.name, find(version)] as const);
  return Object.fromEntries(targets.flatMap(([name, target]) => (target ? [[name, target]] : [])));
}

function getDocTargets({ docId }: ItemOf<'doc'>, versions: readonly VersionModel[]) {
  const latest = getLatestVersion(versions);
  const ids = latest.docs.map(({ id }) => id);
  if (!latest.draftIds.includes(docId)) requireId('doc', docId, latest, ids);
  return collectTargets(versions, ({ docs }) => {
    const doc = docs.find(({ id }) => id === docId);
    if (!doc || doc.unlisted) return undefined;
    return { to: doc.route, label: doc.label, activeBaseRegex: `^${escapeRegex(normalizePath(doc.route))}$` };
  });
}

/** The folders around a path, the outermost first, and the path itself: `/a`, `/a/b`. */
function listFolders(path: string): string[] {
  const segments = path.split('/').slice(1);
  return segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`);
}

/**
 * Expression for the paths of the docs that show a sidebar, as short as the addresses allow: a folder covers all
 * its docs unless one of them has another sidebar. Matches all docs when there is no other sidebar.
 * @param docs of one version
 * @see acceptance NAV-04
 */
export function getSidebarPattern(
  docs: readonly { path: string; sidebar?: string | null }[],
  sidebarId: string,
): string {
  const pathsOf = (isOwn: boolean) =>
    docs.filter(({ sidebar }) => (sidebar === sidebarId) === isOwn).map(({ path }) => normalizePath(path));
  const others = pathsOf(false);
  if (others.length === 0) return docPathPattern;
  const folders = new Set<string>();
  const pages = new Set<string>();
  for (const path of pathsOf(true)) {
    const folder = listFolders(path).find(
      (candidate) => !others.some((other) => isAtOrBelow(other, candidate)),
    );
    if (folder === undefined) pages.add(path);
    else folders.add(folder);
  }
  const join = (paths: ReadonlySet<string>) => [...paths].map(escapeRegex).join('|');
  return [
    ...(folders.size > 0 ? [`^(?:${join(folders)})(?:/|$)`] : []),
    ...(pages.size > 0 ? [`^(?:${join(pages)})$`] : []),
  ].join('|');
}

function getSidebarTargets({ sidebarId }: ItemOf<'docSidebar'>, versions: readonly VersionModel[]) {
  const latest = getLatestVersion(versions);
  requireId('sidebar', sidebarId, latest, Object.keys(latest.sidebars));
  return collectTargets(versions, (version) => {
    const nodes = version.sidebars[sidebarId];
    if (!nodes) return undefined;
    const [first] = flattenNav(nodes);
    if (!first) throw new Error(`The sidebar "${sidebarId}" has nothing that a navbar item could link to.`);
    const several = Object.keys(version.sidebars).length > 1;
    const docs = version.docs.map((doc) => ({ path: doc.route, sidebar: getSidebarId(version, doc) }));
    const activeBaseRegex = several ? getSidebarPattern(docs, sidebarId) : docPathPattern;
    return { to: first.href, label: first.label, activeBaseRegex };
  });
}

/**
 * An item as browsers get it: with the pages it leads to; a `doc` is active on its page, a `docSidebar` on the docs with
 * that sidebar. Null when it is not shown because its doc is a draft or unlisted. Throws for a doc, a sidebar or docs data that are not there, and for a sidebar without a page.
 * @see acceptance LKP-01..LKP-05, VER-15
 */
export function resolveNavbarItem(
  item: NavbarItem,
  model: Pick<SiteModel, 'versions'>,
): ShellNavbarItem | null {
  if (item.type === 'docsVersionDropdown') {
    getVersions(model, item.docsPluginId);
    return item;
  }
  if (item.type !== 'doc' && item.type !== 'docSidebar') return item;
  const versions = getVersions(model, item.docsPluginId);
  const targets = item.type === 'doc' ? getDocTargets(item, versions) : getSidebarTargets(item, versions);
  return Object.keys(targets).length > 0 ? { ...item, targets } : null;
}

/** The navbar's items as browsers get them, without those that are not shown, and the faulty ones. */
export function resolveNavbarItems(
  items: readonly NavbarItem[],
  model: Pick<SiteModel, 'versions'>,
): { items: ShellNavbarItem[]; faults: NavbarFault[] } {
  const faults: NavbarFault[] = [];
  const resolved = items.flatMap((item, index) => {
    try {
      return resolveNavbarItem(item, model) ?? [];
    } catch (error) {
      faults.push({ index, item, error });
      return [];
    }
  });
  return { items: resolved, faults };
}
