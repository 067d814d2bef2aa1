import type { Difference, Kind } from './compare';

/** A kind of difference that is meant, with the reason why ours is the better one. */
export interface Explained {
  /** Short name, shown with each difference that it covers. */
  rule: string;
  kinds: readonly Kind[];
  covers(difference: Difference): boolean;
  why: string;
}

/** A title without its marks of emphasis and code; underscores inside of words are no marks. */
function withoutMarks(text: string): string {
  const plain = text
    .replaceAll(/(\*\*|\*|`+|~~)(.+?)\1/g, '$2')
    .replaceAll(/(?<!\w)(__|_)(.+?)\1(?!\w)/g, '$2');
  return plain === text ? text : withoutMarks(plain);
}

/** All differences that are no fault. Each has a test that it covers no more than it says. */
export const explained: readonly Explained[] = [
  {
    rule: 'unlisted-trail',
    kinds: ['breadcrumbs'],
    covers: ({ unlisted, ours }) => unlisted === true && ours === '',
    why: 'An unlisted page is to be found by its address alone: nothing here says where it belongs, while Docusaurus names the categories above it.',
  },
  {
    rule: 'title-without-marks',
    kinds: ['title', 'sidebar', 'previous', 'next', 'breadcrumbs', 'link'],
    covers: ({ theirs, ours }) => theirs !== null && theirs !== ours && withoutMarks(theirs) === ours,
    why: 'A title that the text gives as "# Tools **and** `code`" is read as what it says: in tabs of the browser, in sidebars and in results of the search, Docusaurus shows the marks themselves.',
  },
];

/** The rule that explains a difference, if there is one. */
export function explain(difference: Difference): Explained | undefined {
  return explained.find(({ kinds, covers }) => kinds.includes(difference.kind) && covers(difference));
}
