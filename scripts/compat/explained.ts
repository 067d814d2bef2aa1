import type { Difference, Kind } from './compare';

/** A kind of difference that is meant, with the reason why ours is the better one. */
export interface Explained {
  /** Short name, shown with each difference that it covers. */
  rule: string;
  kinds: readonly Kind[];
  covers(difference: Difference): boolean;
  why: string;
}

/** All differences that are no fault. Each has a test that it covers no more than it says. */
export const explained: readonly Explained[] = [
  {
    rule: 'unlisted-trail',
    kinds: ['breadcrumbs'],
    covers: ({ unlisted, ours }) => unlisted === true && ours === '',
    why: 'An unlisted page is to be found by its address alone: nothing here says where it belongs, while Docusaurus names the categories above it.',
  },
];

/** The rule that explains a difference, if there is one. */
export function explain(difference: Difference): Explained | undefined {
  return explained.find(({ kinds, covers }) => kinds.includes(difference.kind) && covers(difference));
}
