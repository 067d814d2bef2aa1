import { docPathPattern } from '@/lib/routing/is-doc-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { escapeRegex } from '@/lib/site/escape-regex';
import type { NavbarItem } from '@/lib/site/navbar-schema';
import type { NavbarTarget, ShellNavbarItem } from '@/lib/site/shell-navbar';
import type { GlobalData, GlobalVersion } from './global-data';
import { getDoc, getDocsData, getSidebarLink } from './lookups';
import { getSidebarPattern } from './sidebar-pattern';
import type { SiteModel } from './types';
import { getLatestVersion } from './versions';

type ItemOf<Type extends NavbarItem['type']> = Extract<NavbarItem, { type: Type }>;
type Targets = Record<string, NavbarTarget>;

/** An item that cannot be shown, and why. */
export interface NavbarFault {
  /** Place in the configured list. */
  index: number;
  item: NavbarItem;
  error: unknown;
}

/** The target of an item in a version; undefined when it does not exist there or is not public. */
type FindTarget = (version: GlobalVersion) => NavbarTarget | undefined;

function collectTargets(versions: readonly GlobalVersion[], find: FindTarget): Targets {
  const found = versions.map((version) => [version.name, find(version)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, NavbarTarget] => entry[1] !== undefined));
}

/** The versions in which a page of each version looks a doc or sidebar up when the reader prefers none. */
function eachCandidates(versions: readonly GlobalVersion[]): GlobalVersion[][] {
  const latest = getLatestVersion(versions);
  return versions.map((version) => [...new Set([version, latest])]);
}

function getDocTargets(
  { docId }: ItemOf<'doc'>,
  versions: readonly GlobalVersion[],
  model: SiteModel,
): Targets {
  for (const candidates of eachCandidates(versions)) getDoc(candidates, docId);
  return collectTargets(versions, ({ name }) => {
    const version = model.versions.find((entry) => entry.name === name);
    const doc = version?.docs.find(({ id }) => id === docId);
    if (!doc || doc.unlisted) return undefined;
    return { to: doc.route, label: doc.label, activeBaseRegex: `^${escapeRegex(normalizePath(doc.route))}$` };
  });
}

function getSidebarTargets({ sidebarId }: ItemOf<'docSidebar'>, versions: readonly GlobalVersion[]): Targets {
  for (const candidates of eachCandidates(versions)) getSidebarLink(candidates, sidebarId);
  return collectTargets(versions, ({ docs, sidebars }) => {
    const link = sidebars[sidebarId]?.link;
    const several = Object.keys(sidebars).length > 1;
    const activeBaseRegex = several ? getSidebarPattern(docs, sidebarId) : docPathPattern;
    return link && { to: link.path, label: link.label, activeBaseRegex };
  });
}

/**
 * An item as browsers get it: with the pages it leads to; a `doc` is active on its page, a `docSidebar` on the docs with
 * that sidebar. Null when it is not shown because its doc is a draft or unlisted. Throws for a doc, a sidebar or docs data that are not there, and for a sidebar without a page.
 * @see acceptance LKP-01..LKP-05, VER-15
 */
export function resolveNavbarItem(
  item: NavbarItem,
  model: SiteModel,
  globalData: GlobalData,
): ShellNavbarItem | null {
  if (item.type === 'docsVersionDropdown') {
    getDocsData(globalData, item.docsPluginId);
    return item;
  }
  if (item.type !== 'doc' && item.type !== 'docSidebar') return item;
  const { versions } = getDocsData(globalData, item.docsPluginId);
  const targets =
    item.type === 'doc' ? getDocTargets(item, versions, model) : getSidebarTargets(item, versions);
  return Object.keys(targets).length > 0 ? { ...item, targets } : null;
}

/** The navbar's items as browsers get them, without those that are not shown, and the faulty ones. */
export function resolveNavbarItems(
  items: readonly NavbarItem[],
  model: SiteModel,
  globalData: GlobalData,
): { items: ShellNavbarItem[]; faults: NavbarFault[] } {
  const faults: NavbarFault[] = [];
  const resolved = items.flatMap((item, index) => {
    try {
      return resolveNavbarItem(item, model, globalData) ?? [];
    } catch (error) {
      faults.push({ index, item, error });
      return [];
    }
  });
  return { items: resolved, faults };
}
