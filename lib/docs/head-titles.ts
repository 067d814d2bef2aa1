import { controlNames } from '@/lib/site/showcase-names';
import { getSidebarPath, listPages } from './page-sidebar';
import type { VersionModel } from './types';

/** A page with its names in the sidebar that differ from its title: sections from the innermost out, then its label. */
interface NamedPage {
  route: string;
  title: string;
  names: string[];
  depth: number;
}

/**
 * Returns titles for the `title` element of pages whose title is not unique in their version, by route: "Overview ·
 * Data Services". Adds the name of a section which contains no other page with this title, or else the sidebar label,
 * or else the first free name, if any. Titles of the showcase count as titles of the latest version.
 * @see acceptance SH-04
 */
export function getHeadTitles(version: VersionModel): Map<string, string> {
  const others: readonly string[] = version.isLast ? controlNames : [];
  const pages = listPages(version).map((page): NamedPage => {
    const path = getSidebarPath(version, page);
    const sections = path.filter(({ type }) => type === 'category').toReversed();
    const labels = [...sections, ...path.slice(-1)].map(({ label }) => label);
    const names = labels.filter((label) => label !== page.title);
    return { route: page.route, title: page.title, names, depth: path.length };
  });
  const groups = new Map<string, NamedPage[]>(pages.map(({ title }) => [title, []]));
  for (const page of pages) groups.get(page.title)?.push(page);
  const titles = new Map<string, string>();
  for (const [title, group] of groups) {
    if (group.length === 1 && !others.includes(title)) continue;
    const used = new Set<string>();
    // The page of a section comes after the pages in it, which have no other name.
    for (const page of group.toSorted((left, right) => right.depth - left.depth)) {
      const isOwn = (name: string) => group.every((other) => other === page || !other.names.includes(name));
      const name = page.names.find(isOwn) ?? page.names.find((free) => !used.has(free));
      if (name === undefined) continue;
      used.add(name);
      titles.set(page.route, `${title} · ${name}`);
    }
  }
  return titles;
}
