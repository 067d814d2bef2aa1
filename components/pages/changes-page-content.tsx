import { Heading } from '@/components/mdx/heading';
import { getReleaseLine } from '@/lib/site/release-line';
import type { ChangeList, ListedPageChange } from '@/lib/versions/change-list';
import { describeCounts } from '@/lib/versions/describe-counts';
import { TableFromRows } from '@/components/mdx/table-from-rows';
import type { SitePageContent } from './site-page';
import { TextLink } from './text-link';

/** Label for the group of pages at the top level of the sidebar, which have no category. */
const topLabel = 'Start and reference';

const rowKinds = { added: 'New', removed: 'Removed', moved: 'Moved', changed: 'Changed' } as const;

interface Group {
  label: string;
  id: string;
  pages: ListedPageChange[];
}

/** Groups the pages by category, in the order of the sidebar. */
function groupPages({ pages }: ChangeList): Group[] {
  const groups = new Map<string, ListedPageChange[]>();
  for (const page of pages) {
    const label = (page.to ?? page.from)?.category || topLabel;
    groups.set(label, [...(groups.get(label) ?? []), page]);
  }
  return [...groups].map(([label, members]) => ({
    label,
    id: `pages-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    pages: members,
  }));
}

const countKind = (pages: readonly ListedPageChange[], kind: ListedPageChange['kind']) =>
  pages.filter((page) => page.kind === kind).length;

function Summary({ groups }: { groups: readonly Group[] }) {
  const kinds = Object.keys(rowKinds) as (keyof typeof rowKinds)[];
  const rows = groups.map(({ label, id, pages }) => [
    <TextLink key={id} href={`#${id}`}>
      {label}
    </TextLink>,
    ...kinds.map((kind) => countKind(pages, kind) || '–'),
  ]);
  return <TableFromRows columns={['Section', ...Object.values(rowKinds)]} rows={rows} />;
}

/** Formats the number of added and removed words, e.g. `+120 −45`. */
function describeWords({ added, removed }: ListedPageChange['size']): string {
  return [
    ...(added > 0 ? [`+${added.toLocaleString('en')}`] : []),
    ...(removed > 0 ? [`−${removed.toLocaleString('en')}`] : []),
  ].join('\u00a0');
}

function describeShare({ kind, size }: ListedPageChange): string {
  if (kind === 'added' || kind === 'removed') return '–';
  const percent = Math.round(size.share * 100);
  return percent === 0 && size.share > 0 ? 'less than 1\u00a0%' : `${percent}\u00a0%`;
}

/** Replaces the space after each number with a non-breaking space. */
const keepCounts = (text: string) => text.replace(/(\d) /g, '$1\u00a0');

function describeChange({ kind, from, sections }: ListedPageChange): string {
  const name = rowKinds[kind];
  if (kind === 'added' || kind === 'removed') return name;
  const { changed, added, removed, moved } = sections;
  const details = keepCounts(describeCounts({ changed, added, removed, moved }));
  if (kind === 'moved') return `${name} from ${from?.route}${details && `; sections: ${details}`}`;
  return `${name}${details && `; sections: ${details}`}`;
}

function PageTable({ group: { label, id, pages } }: { group: Group }) {
  const rows = pages.map((page) => {
    const place = page.to ?? page.from;
    const link = place && (
      <TextLink key={page.id} href={place.route}>
        {place.title}
      </TextLink>
    );
    return [link, describeChange(page), describeWords(page.size), describeShare(page)];
  });
  return (
    <>
      <Heading as="h3" id={id}>
        {label}
      </Heading>
      <TableFromRows columns={['Page', 'Change', 'Words', 'Share']} rows={rows} />
    </>
  );
}

function Size({ from, to }: { from: string; to: string }) {
  return (
    <>
      <p>
        The comparison covers what readers see: headings, text and code, without markup. <em>Words</em> is the
        number of words that were added (+) and removed (−). <em>Share</em> is the part of the two texts that
        differs: 0 % means that the text is unchanged, 100 % that it is completely different.
      </p>
      <p>
        A small share can matter most, for example if a default value, a key or a command has changed. A page
        that is not listed has the same text in both versions.
      </p>
      <p>
        On a changed page, click <strong>Changed since {from}</strong> beside the version to see the
        differences, word by word and line by line. Pages that {from} does not have are marked{' '}
        <strong>New in {to}</strong>.
      </p>
    </>
  );
}

const getTotals = ({ pages }: ChangeList): string =>
  describeCounts({
    new: countKind(pages, 'added'),
    changed: countKind(pages, 'changed'),
    moved: countKind(pages, 'moved'),
    removed: countKind(pages, 'removed'),
  });

/**
 * Returns the content of `/changes`, the overview of the pages that changed in the latest version.
 * @param list the changes of the latest version; null if there is no older version
 */
export function getChangesPageContent(list: ChangeList | null): SitePageContent {
  const groups = list ? groupPages(list) : [];
  const from = list ? getReleaseLine(list.from.label) : 'the previous version';
  const to = list ? getReleaseLine(list.to.label) : 'the latest version';
  return {
    intro: (
      <>
        <p>
          This page lists the differences between the documentation of {from} and that of {to}.{' '}
          {list && list.pages.length > 0 && `Pages: ${keepCounts(getTotals(list))}.`}
        </p>
        <p>
          To upgrade a viewer, follow the <TextLink href="/migration-guide/">migration guides</TextLink>. Then
          use this list to see which pages to read again. <TextLink href="/versions">Versions</TextLink> shows
          which viewer each documentation was checked against and explains how to find out which version you
          run. The <TextLink href="/release-notes">release notes</TextLink> describe what is new for users.
        </p>
      </>
    ),
    sections: [
      {
        id: 'at-a-glance',
        title: 'At a glance',
        body:
          groups.length > 0 ? <Summary groups={groups} /> : <p>No page differs from the previous version.</p>,
      },
      {
        id: 'pages',
        title: 'Pages by section',
        body: groups.map((group) => <PageTable key={group.id} group={group} />),
      },
      { id: 'size', title: 'How changes are counted', body: <Size from={from} to={to} /> },
    ],
  };
}
