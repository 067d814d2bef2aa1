import { diffArrays } from 'diff';
import type { PageFacts, SidebarEntry, SiteFacts, Step, HeadingsAndLinks } from './facts';

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

type Place = Omit<Difference, 'theirs' | 'ours'>;

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

/** Collects what is equal and what is not. */
class Ledger {
  readonly equal = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  readonly differences: Difference[] = [];

  compareValues(place: Place, theirs: string | null, ours: string | null): void {
    if (theirs === ours) this.equal[place.kind] += 1;
    else this.differences.push({ ...place, theirs, ours });
  }

  /** Compares lists with their order: the longest common subsequence is equal, the rest is compared in pairs. */
  compareLists(place: Place, theirs: readonly string[], ours: readonly string[]): void {
    let removed: readonly string[] = [];
    const flush = (added: readonly string[]) => {
      for (let at = 0; at < Math.max(removed.length, added.length); at += 1)
        this.differences.push({ ...place, theirs: removed[at] ?? null, ours: added[at] ?? null });
      removed = [];
    };
    for (const part of diffArrays([...theirs], [...ours])) {
      if (part.removed) removed = part.value;
      else if (part.added) flush(part.value);
      else {
        flush([]);
        this.equal[place.kind] += part.value.length;
      }
    }
    flush([]);
  }
}

/** Compares texts. One that a side could not build is one difference, not one for each heading and link. */
function compareTexts(
  ledger: Ledger,
  place: (kind: Kind) => Place,
  theirs: PageFacts,
  ours: PageFacts,
): void {
  const stateOf = ({ text, fault }: PageFacts) => (text ? 'built' : (fault ?? 'not built'));
  ledger.compareValues(place('text'), stateOf(theirs), stateOf(ours));
  if (!theirs.text || !ours.text) return;
  ledger.compareLists(place('heading'), headingsOf(theirs.text), headingsOf(ours.text));
  ledger.compareLists(place('link'), linksOf(theirs.text), linksOf(ours.text));
}

function comparePages(ledger: Ledger, theirs: PageFacts, ours: PageFacts): void {
  const { route: at, source, unlisted } = theirs;
  const place = (kind: Kind): Place => ({ kind, at, source, ...(unlisted && { unlisted }) });
  ledger.compareValues(place('route'), theirs.route, ours.route);
  ledger.compareValues(place('title'), theirs.title, ours.title);
  compareTexts(ledger, place, theirs, ours);
  ledger.compareValues(place('shown sidebar'), theirs.shownSidebar, ours.shownSidebar);
  ledger.compareValues(place('previous'), stepText(theirs.previous), stepText(ours.previous));
  ledger.compareValues(place('next'), stepText(theirs.next), stepText(ours.next));
  ledger.compareValues(
    place('breadcrumbs'),
    theirs.crumbs.map(stepText).join(' › '),
    ours.crumbs.map(stepText).join(' › '),
  );
}

function compareSidebars(ledger: Ledger, theirs: SiteFacts, ours: SiteFacts): void {
  const nameOf = ({ version, id }: { version: string; id: string }) => `${version} ${id}`;
  const rows = (site: SiteFacts, name: string) =>
    rowsOf(site.sidebars.find((sidebar) => nameOf(sidebar) === name)?.items ?? []);
  const names = new Set([...theirs.sidebars, ...ours.sidebars].map(nameOf));
  for (const name of [...names].sort())
    ledger.compareLists({ kind: 'sidebar', at: name, source: '' }, rows(theirs, name), rows(ours, name));
}

/**
 * Compares what two sites generate from the same files. Pages are matched by file and version; a page that one side lacks
 * is one difference, of its address.
 */
export function compareFacts(theirs: SiteFacts, ours: SiteFacts): Comparison {
  const ledger = new Ledger();
  const own = new Map(ours.pages.map((page) => [keyOf(page), page]));
  for (const page of theirs.pages) {
    const counterpart = own.get(keyOf(page));
    own.delete(keyOf(page));
    if (counterpart) comparePages(ledger, page, counterpart);
    else ledger.compareValues({ kind: 'route', at: page.route, source: page.source }, page.route, null);
  }
  for (const { route, source } of own.values())
    ledger.compareValues({ kind: 'route', at: route, source }, null, route);
  compareSidebars(ledger, theirs, ours);
  return ledger;
}
