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

/** Data of the site that `toDisplayedHit` needs. */
export interface HitSiteData {
  /** Origin of the published site, e.g. `https://docs.ohif.org`. */
  url: string;
  /** Base path of the site on its host. */
  basePath: string;
  versions: readonly (VersionRef & { label: string })[];
}

function getVersions(hit: SearchHit, href: string | null, site: HitSiteData): DisplayedHit['versions'] {
  const listed = hit.versions?.flatMap(({ version, url }) => {
    const label = site.versions.find(({ name }) => name === version)?.label;
    const link = getHitLinkTarget(url, site.url, site.basePath);
    return label !== undefined && link !== null ? [{ label, href: link }] : [];
  });
  if (listed && listed.length > 0) return listed;
  const path = href?.startsWith('/') ? href.replace(/[?#].*$/, '') : null;
  const version = path !== null && isDocPath(path) ? getActiveVersion(site.versions, path) : undefined;
  return version && href !== null ? [{ label: version.label, href }] : [];
}

/** Prepares a search hit for display. Hits from the hosted service may lack some properties (SM-15, SP-06). */
export function toDisplayedHit(hit: SearchHit, site: HitSiteData): DisplayedHit {
  const marked = hit._highlightResult?.hierarchy ?? {};
  const titles = levels
    .flatMap((level) => marked[level]?.value ?? escapeText(hit.hierarchy?.[level]))
    .filter((title, index, all) => title !== '' && title !== all[index - 1]);
  const href = getHitLinkTarget(hit.url, site.url, site.basePath);
  return {
    title: titles.at(-1) ?? escapeText(hit.url)[0] ?? '',
    path: titles.slice(0, -1),
    snippet: hit._snippetResult?.content?.value || null,
    href,
    isSection: href?.includes('#') ?? false,
    versions: getVersions(hit, href, site),
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
