import { getHitLinkTarget } from '@/components/search/hit-address';
import type { SearchHit } from '@/lib/search/types';
import { getActiveVersion, type VersionRef } from '@/lib/docs/versions';
import { isDocPath } from '@/lib/routing/is-doc-path';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Search result prepared for display. Its strings may contain `<mark>`. */
export interface DisplayedHit {
  title: string;
  /** Titles above the result in the hierarchy, the outermost first, without repetitions. */
  path: string[];
  snippet: string | null;
  /** Link target; null if the URL of the hit is not http(s). */
  href: string | null;
  /** True if the result is a section of a page, not a whole page. */
  isSection: boolean;
  /** Versions that contain the result, each with the address of the result in that version. */
  versions: { label: string; href: string }[];
}

type Versions = readonly (VersionRef & { label: string })[];

function getVersions(hit: SearchHit, href: string | null, all: Versions): DisplayedHit['versions'] {
  const listed = hit.versions?.flatMap(({ version, url }) => {
    const label = all.find(({ name }) => name === version)?.label;
    const link = getHitLinkTarget(url);
    return label !== undefined && link !== null ? [{ label, href: link }] : [];
  });
  if (listed && listed.length > 0) return listed;
  const path = href?.startsWith('/') ? href.replace(/[?#].*$/, '') : null;
  const version = path !== null && isDocPath(path) ? getActiveVersion(all, path) : undefined;
  return version && href !== null ? [{ label: version.label, href }] : [];
}

/**
 * Prepares a search hit for display. Hits from the hosted service may lack some properties (SM-15, SP-06).
 * @param siteVersions all versions of the docs on this site
 */
export function toDisplayedHit(hit: SearchHit, siteVersions: Versions): DisplayedHit {
  const marked = hit._highlightResult?.hierarchy ?? {};
  const titles = levels
    .flatMap((level) => marked[level]?.value ?? escapeText(hit.hierarchy?.[level]))
    .filter((title, index, all) => title !== '' && title !== all[index - 1]);
  const href = getHitLinkTarget(hit.url);
  return {
    title: titles.at(-1) ?? escapeText(hit.url)[0] ?? '',
    path: titles.slice(0, -1),
    snippet: hit._snippetResult?.content?.value || null,
    href,
    isSection: href?.includes('#') ?? false,
    versions: getVersions(hit, href, siteVersions),
  };
}

/** Returns the results that share all their titles with another result, so that only their addresses differ. */
export function findSameTitledHits(hits: readonly DisplayedHit[]): Set<DisplayedHit> {
  const nameOf = ({ path, title }: DisplayedHit) => [...path, title].join('\n');
  const count = new Map<string, number>();
  for (const hit of hits) count.set(nameOf(hit), (count.get(nameOf(hit)) ?? 0) + 1);
  return new Set(hits.filter((hit) => (count.get(nameOf(hit)) ?? 0) > 1));
}

/** Escapes plain text for display as markup. Returns an empty list if there is no text. */
const escapeText = (text: string | null | undefined): string[] =>
  text ? [text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')] : [];
