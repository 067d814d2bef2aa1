import type { PageContext } from '@/lib/mdx/types';

/** The lookups of a page in the rest of the site while it was rendered, and their results. */
export interface Lookups {
  /** Whether another state of the site gives the same results. */
  areSameIn(context: PageContext): boolean;
}

/**
 * Records the lookups of a page in its context: links, images, cards and terms. As long as their results stay the same, so
 * does its HTML.
 */
export function watchLookups(context: PageContext): { watched: PageContext; lookups: Lookups } {
  const recorded: { look: (context: PageContext) => unknown; result: string }[] = [];
  const record = <T>(look: (from: PageContext) => T): T => {
    const result = look(context);
    recorded.push({ look, result: JSON.stringify(result) });
    return result;
  };
  return {
    watched: {
      resolveHref: (href) => record((from) => from.resolveHref(href)),
      resolveImage: (src) => record((from) => from.resolveImage(src)),
      cards: (docIds) => record((from) => from.cards(docIds)),
      define: (termId) => record((from) => from.define(termId)),
      toc: context.toc,
    },
    lookups: {
      areSameIn: (other) => recorded.every(({ look, result }) => JSON.stringify(look(other)) === result),
    },
  };
}
