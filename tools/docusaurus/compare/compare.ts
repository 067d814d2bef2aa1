import { compareLists } from '@/lib/versions/diff-text';
import type { HeadingsAndLinks, PageFacts, SidebarEntry, SidebarFacts, SiteFacts, Step } from './facts';

/** What is compared, in the order of the report. */
export const kinds = [
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

export type Kind = (typeof kinds)[number];

/** A difference between the two sides; null on the side that lacks the part. */
export interface Difference {
  kind: Kind;
  /** Address of the page; of a sidebar its version and name. */
  at: string;
  /** File below the version's folder; empty for pages and parts without a file. */
  source: string;
  /** The page is unlisted. */
  unlisted?: true;
  theirs: string | null;
  ours: string | null;
}

/** Result of a comparison: the number of equal parts, and all differences. */
export interface Comparison {
  equal: Record<Kind, number>;
  differences: Difference[];
}

type Place = Pick<Difference, 'at' | 'source' | 'unlisted'>;

/** Parts of a page or sidebar as text, by kind. */
type Parts = Partial<Record<Kind, readonly (string | null)[]>>;

/** Collapses whitespace, as browsers do. */
const shown = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const stepText = (step: Step | null): string | null =>
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

/** Key of a page on both sides: its file; for a generated category page, its address. */
const keyOf = ({ version, source, route }: PageFacts) => `${version} ${source || route}`;

/** Facts about a page that are compared. A text that could not be built is one part, without headings and links. */
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
 * Compares what two sites generate from the same files. Pages are matched by file and version; a page that one side lacks
 * is one difference, of its address.
 */
export function compareFacts(theirs: SiteFacts, ours: SiteFacts): Comparison {
  const equal = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  const differences: Difference[] = [];

  /** Compares the kinds that both have, with their order: what is in common is equal, the rest is compared in pairs. */
  const compare = (place: Place, left: Parts, right: Parts) => {
    for (const kind of Object.keys(left) as Kind[]) {
      const [from, to] = [left[kind], right[kind]];
      if (!from || !to) continue;
      for (const { same, removed, added } of compareLists(from, to)) {
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
