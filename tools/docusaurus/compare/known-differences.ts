import type { Difference, Kind } from './compare';

/** A kind of intended difference, with the reason why this project's result is better. */
export interface KnownDifference {
  /** Short name, shown with each difference that it covers. */
  rule: string;
  kinds: readonly Kind[];
  covers(difference: Difference): boolean;
  why: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A title without markup for emphasis, code, links and entities; underscores within words are not markup. */
function withoutMarks(text: string): string {
  const plain = text
    .replaceAll(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/(\*\*|\*|`+|~~)(.+?)\1/g, '$2')
    .replaceAll(/(?<!\w)(__|_)(.+?)\1(?!\w)/g, '$2');
  return plain === text ? text : withoutMarks(plain);
}

/** All intended differences. Each has a test that it covers no more than it describes. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    rule: 'unlisted-trail',
    kinds: ['breadcrumbs', 'shown sidebar'],
    covers: ({ kind, unlisted, ours }) => unlisted === true && (kind === 'shown sidebar' || ours === ''),
    why: 'An unlisted page is to be found by its address alone: nothing here says where it belongs, while Docusaurus names the categories above it and shows their sidebar. Here it is the first one.',
  },
  {
    rule: 'title-without-marks',
    kinds: ['title', 'sidebar', 'previous', 'next', 'breadcrumbs', 'link'],
    covers: ({ theirs, ours }) => theirs !== null && theirs !== ours && withoutMarks(theirs) === ours,
    why: 'A title that the text gives as "# Tools **and** `code`" is read as what it says: in tabs of the browser, in sidebars and in results of the search, Docusaurus shows the marks themselves.',
  },
  {
    rule: 'ids-once',
    kinds: ['heading'],
    covers: ({ theirs, ours }) => {
      const [, level = '', id = '', text = ''] = /^(h\d) #(\S+) (.*)$/.exec(theirs ?? '') ?? [];
      const [, number] = /-(\d+)$/.exec(ours?.split(' ')[1] ?? '') ?? [];
      return number !== undefined && ours === `${level} #${id}-${number} ${text}`;
    },
    why: 'Docusaurus gives the headings of an imported part their ids without regard to the page around it. Where both have the same heading it writes one id twice, and no link reaches the second; here that one gets a number.',
  },
  {
    rule: 'no-card-of-itself',
    kinds: ['link'],
    covers: ({ at, theirs, ours }) => ours === null && /^\[.*\] → (.*)$/.exec(theirs ?? '')?.[1] === at,
    why: 'A list of cards on a page within its category shows what else there is to read; Docusaurus lists the page itself as well.',
  },
  {
    rule: 'pages-not-sources',
    kinds: ['link'],
    covers: ({ theirs, ours }) =>
      /\] → \/assets\/files\/.+-[\da-f]{32}\.mdx?$/.test(theirs ?? '') && !/\.mdx?$/.test(ours ?? '.md'),
    why: 'A link to the file of a page as `@site/docs/x.md` leads to that page; Docusaurus 3.7 offers its Markdown source as a download.',
  },
  {
    rule: 'files-keep-their-names',
    kinds: ['link'],
    covers: ({ theirs, ours }) => {
      const [, text, name, ending] =
        /^(\[.*\]) → \/assets\/files\/([^/]+)-[\da-f]{32}(\.\w+)$/.exec(theirs ?? '') ?? [];
      return text !== undefined && ours === `${text} → /${name}${ending}`;
    },
    why: 'A link to a static file as `/list.txt` leads to that file under its own name, where links from outside find it too; Docusaurus serves a second copy under a name with a hash.',
  },
];

/** The rule that explains a difference, if there is one. */
export function findKnownDifference(difference: Difference): KnownDifference | undefined {
  return knownDifferences.find(({ kinds, covers }) => kinds.includes(difference.kind) && covers(difference));
}
