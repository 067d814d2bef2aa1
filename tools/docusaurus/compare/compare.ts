import type { Breadcrumb } from '@/lib/docs/types';
import { diffLists } from '@/lib/versions/diff-text';
import type { HeadingsAndLinks, PageFacts, SidebarEntry, SidebarFacts, SiteFacts } from './facts';

/** Kinds of facts that are compared, in the order of the report. */
export const factKinds = [
  'route',
  'title',
  'text',
  'heading',
  'sidebar',
  'shown sidebar',
  'previous',
  'next',
  'breadcrumbs',
  'link',
] as const;

export type FactKind = (typeof factKinds)[number];

/** A difference between Docusaurus (`theirs`) and this project (`ours`); null on the side that lacks the fact. */
export interface FactDifference {
  kind: FactKind;
  /** Address of the page; for a sidebar, its version and id. */
  at: string;
  /** Path of the page's file below the version's folder; empty for generated pages and sidebars. */
  source: string;
  /** True if the page is unlisted. */
  unlisted?: true;
  theirs: string | null;
  ours: string | null;
}

/** Result of a comparison: the number of equal facts of each kind, and all differences. */
export interface SiteComparison {
  equal: Record<FactKind, number>;
  differences: FactDifference[];
}

type Place = Pick<FactDifference, 'at' | 'source' | 'unlisted'>;

/** Facts about a page or sidebar, as lists of strings by kind. */
type Parts = Partial<Record<FactKind, readonly (string | null)[]>>;

/** Collapses white space, as browsers do. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const stepText = (step: Breadcrumb | null): string | null =>
  step && shown(step.href === undefined ? step.label : `${step.label} → ${step.href}`);

const headingsOf = ({ heading, headings }: HeadingsAndLinks) => [
  `h1 ${heading}`,
  ...headings.map(({ id, level, text }) => `h${level} #${id} ${text}`),
];

const linksOf = ({ links }: HeadingsAndLinks) => links.map(({ href, text }) => `[${text}] → ${href}`);

const rowsOf = (items: readonly SidebarEntry[], depth = 0): string[] =>
  items.flatMap(({ label, href, items: below }) => [
    `${'  '.repeat(depth)}${label}${below ? ' ▸' : ''}${href === undefined ? '' : ` → ${href}`}`,
    ...(below ? rowsOf(below, depth + 1) : []),
  ]);

/** Returns the key that matches a page on both sides: version and file, or version and address of a generated page. */
const keyOf = ({ version, source, route }: PageFacts) => `${version} ${source || route}`;

/** Lists the facts about a page that are compared. A page that could not be built has no headings and links. */
const partsOf = (page: PageFacts): Parts => ({
  route: [page.route],
  title: [page.title],
  text: [page.text ? 'built' : (page.fault ?? 'not built')],
  ...(page.text && { heading: headingsOf(page.text), link: linksOf(page.text) }),
  'shown sidebar': [page.shownSidebar],
  previous: [stepText(page.previous)],
  next: [stepText(page.next)],
  breadcrumbs: [page.crumbs.map(stepText).join(' › ')],
});

const nameOf = ({ version, id }: SidebarFacts) => `${version} ${id}`;

/**
 * Compares the facts of two sites that were built from the same files. Pages are matched by version and file. A page
 * that exists on one side only is a single difference of the kind `route`.
 */
export function compareFacts(theirs: SiteFacts, ours: SiteFacts): SiteComparison {
  const equal = Object.fromEntries(factKinds.map((kind) => [kind, 0])) as Record<FactKind, number>;
  const differences: FactDifference[] = [];

  /** Compares lists of facts in order. Facts that are removed and added at the same position become one difference. */
  const compare = (place: Place, left: Parts, right: Parts) => {
    for (const kind of Object.keys(left) as FactKind[]) {
      const [from, to] = [left[kind], right[kind]];
      if (!from || !to) continue;
      for (const { same, removed, added } of diffLists(from, to)) {
        equal[kind] += same.length;
        for (let at = 0; at < Math.max(removed.length, added.length); at += 1)
          differences.push({ kind, ...place, theirs: removed[at] ?? null, ours: added[at] ?? null });
      }
    }
  };

  const own = new Map(ours.pages.map((page) => [keyOf(page), page]));
  for (const page of theirs.pages) {
    const { route: at, source, unlisted } = page;
    const counterpart = own.get(keyOf(page));
    own.delete(keyOf(page));
    if (counterpart)
      compare({ at, source, ...(unlisted && { unlisted }) }, partsOf(page), partsOf(counterpart));
    else compare({ at, source }, { route: [at] }, { route: [] });
  }
  for (const { route: at, source } of own.values()) compare({ at, source }, { route: [] }, { route: [at] });
  const rows = (site: SiteFacts, name: string): Parts => ({
    sidebar: rowsOf(site.sidebars.find((sidebar) => nameOf(sidebar) === name)?.items ?? []),
  });
  const names = new Set([...theirs.sidebars, ...ours.sidebars].map(nameOf));
  for (const name of [...names].sort())
    compare({ at: name, source: '' }, rows(theirs, name), rows(ours, name));
  return { equal, differences };
}
