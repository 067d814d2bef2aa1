import { docPathPattern } from '@/lib/routing/is-doc-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { sidebarId as knownSidebar } from '@/lib/site/constants';
import { escapeRegex } from '@/lib/site/escape-regex';
import type { NavbarItem } from '@/lib/site/navbar-schema';
import type { NavbarTarget, ShellNavbarItem } from '@/lib/site/shell-config';
import { defaultPluginId, docsPluginName } from './global-data';
import type { SiteModel, VersionModel } from './types';
import { getLatestVersion } from './versions';
import { listSidebarPages } from './walk-sidebar';

type ItemOf<Type extends NavbarItem['type']> = Extract<NavbarItem, { type: Type }>;

/** A configured navbar item, with its index, that cannot be shown because of a mistake. */
export interface NavbarFault {
  index: number;
  item: NavbarItem;
  error: unknown;
}

/** Returns the versions of a docs plugin. @throws Error if no docs plugin has this id @see acceptance LKP-04 */
function getVersions({ versions }: Pick<SiteModel, 'versions'>, pluginId = defaultPluginId): VersionModel[] {
  if (pluginId === defaultPluginId && versions.length > 0) return versions;
  const message = 'A feature of the docs plugin is in use, but the docs plugin does not seem to be enabled.';
  const cause = `There is no data of plugin "${docsPluginName}" with id "${pluginId}".`;
  throw new Error(message, { cause: new Error(cause) });
}

/** Checks that the latest version has a doc or sidebar. @throws Error if it does not @see acceptance LKP-01, LKP-03 */
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

/** Collects the targets of a navbar item by version name, without versions for which `find` returns undefined. */
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
  if (!latest.drafts.some(({ id }) => id === docId)) requireId('doc', docId, latest, ids);
  return collectTargets(versions, ({ docs }) => {
    const doc = docs.find(({ id }) => id === docId);
    if (!doc || doc.unlisted) return undefined;
    return { to: doc.route, label: doc.label, activeBaseRegex: `^${escapeRegex(normalizePath(doc.route))}$` };
  });
}

function getSidebarTargets({ sidebarId }: ItemOf<'docSidebar'>, versions: readonly VersionModel[]) {
  requireId('sidebar', sidebarId, getLatestVersion(versions), [knownSidebar]);
  return collectTargets(versions, ({ sidebar }) => {
    const [first] = listSidebarPages(sidebar);
    if (!first)
      throw new Error(`The sidebar "${sidebarId}" contains no page to which a navbar item could link.`);
    return { to: first.href, label: first.label, activeBaseRegex: docPathPattern };
  });
}

/**
 * Adds the target pages to a navbar item. A `doc` item is active on its page, a `docSidebar` item on all docs.
 * Returns null if the doc is a draft or unlisted. @throws Error if the doc, sidebar or plugin does not exist
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

/** Resolves all navbar items. Returns those that are shown, and those that cannot be shown with their errors. */
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
