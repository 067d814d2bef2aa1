import type { PageContext } from '@/lib/mdx/types';

/** What a page asked of the rest of the site while it was rendered, and the answers. */
export interface Lookups {
  /** Whether another state of the site gives the same answers. */
  areSameIn(context: PageContext): boolean;
}

/**
 * Keeps what a page asks of its context: links, images, cards and terms. As long as the answers stay the same, so does
 * its HTML.
 */
export function watchLookups(context: PageContext): { watched: PageContext; lookups: Lookups } {
  const asked: { ask: (of: PageContext) => unknown; answer: string }[] = [];
  const keep = <T>(ask: (of: PageContext) => T): T => {
    const answer = ask(context);
    asked.push({ ask, answer: JSON.stringify(answer) });
    return answer;
  };
  return {
    watched: {
      resolveHref: (href) => keep((of) => of.resolveHref(href)),
      resolveImage: (src) => keep((of) => of.resolveImage(src)),
      cards: (docIds) => keep((of) => of.cards(docIds)),
      define: (termId) => keep((of) => of.define(termId)),
      toc: context.toc,
    },
    lookups: {
      areSameIn: (other) => asked.every(({ ask, answer }) => JSON.stringify(ask(other)) === answer),
    },
  };
}
