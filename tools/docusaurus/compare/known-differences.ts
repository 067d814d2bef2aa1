import type { FactDifference, FactKind } from './compare';

/** A kind of intended difference from Docusaurus, with the reason why the result of this project is better. */
export interface KnownDifference {
  /** Short name of the rule for reports. */
  rule: string;
  kinds: readonly FactKind[];
  covers(difference: FactDifference): boolean;
  why: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Removes the Markdown for emphasis, code and links from a title, and decodes entities; keeps underscores in words. */
function withoutMarks(text: string): string {
  const plain = text
    .replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/(\*\*|\*|`+|~~)(.+?)\1/g, '$2')
    .replaceAll(/(?<!\w)(__|_)(.+?)\1(?!\w)/g, '$2');
  return plain === text ? text : withoutMarks(plain);
}

/** All kinds of intended differences. The tests check that each kind covers only the differences that it describes. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    rule: 'unlisted-trail',
    kinds: ['breadcrumbs', 'shown sidebar'],
    covers: ({ kind, unlisted, ours }) => unlisted === true && (kind === 'shown sidebar' || ours === ''),
    why: 'Readers find an unlisted page only by its address, so it has no breadcrumbs here and shows the first sidebar. Docusaurus shows the breadcrumbs and the sidebar of its categories.',
  },
  {
    rule: 'title-without-marks',
    kinds: ['title', 'sidebar', 'previous', 'next', 'breadcrumbs', 'link'],
    covers: ({ theirs, ours }) => theirs !== null && theirs !== ours && withoutMarks(theirs) === ours,
    why: 'A heading such as "# Tools **and** `code`" results in a plain title. Docusaurus shows the Markdown characters in browser tabs, sidebars and search results.',
  },
  {
    rule: 'ids-once',
    kinds: ['heading'],
    covers: ({ theirs, ours }) => {
      const [, level = '', id = '', text = ''] = /^(h\d) #(\S+) (.*)$/.exec(theirs ?? '') ?? [];
      const [, number] = /-(\d+)$/.exec(ours?.split(' ')[1] ?? '') ?? [];
      return number !== undefined && ours === `${level} #${id}-${number} ${text}`;
    },
    why: 'If a page and a partial in it have the same heading, Docusaurus gives both the same id, so links cannot reach the second heading. Here the second id gets a number.',
  },
  {
    rule: 'no-card-of-itself',
    kinds: ['link'],
    covers: ({ at, theirs, ours }) => ours === null && /^\[.*\] → (.*)$/.exec(theirs ?? '')?.[1] === at,
    why: 'A list of cards shows the other pages of the category. Docusaurus also lists the page that shows the list.',
  },
  {
    rule: 'pages-not-sources',
    kinds: ['link'],
    covers: ({ theirs, ours }) =>
      /\] → \/assets\/files\/.+-[\da-f]{32}\.mdx?$/.test(theirs ?? '') && !/\.mdx?$/.test(ours ?? '.md'),
    why: 'A link to the file of a page, such as `@site/docs/x.md`, leads to that page. Docusaurus 3.7 offers the Markdown file as a download.',
  },
  {
    rule: 'files-keep-their-names',
    kinds: ['link'],
    covers: ({ theirs, ours }) => {
      const [, text, name, ending] =
        /^(\[.*\]) → \/assets\/files\/([^/]+)-[\da-f]{32}(\.\w+)$/.exec(theirs ?? '') ?? [];
      return text !== undefined && ours === `${text} → /${name}${ending}`;
    },
    why: 'A link to a static file, such as `/list.txt`, leads to the file under its own name, like links from other sites. Docusaurus serves a copy whose name contains a hash.',
  },
];

/** Returns the rule that explains a difference; undefined if the difference is not intended. */
export function findKnownDifference(difference: FactDifference): KnownDifference | undefined {
  return knownDifferences.find(({ kinds, covers }) => kinds.includes(difference.kind) && covers(difference));
}
