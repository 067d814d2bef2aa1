import type { PageContext } from '@/lib/mdx/types';

/**
 * Wraps a page context to record the links, images, cards and terms that a page looks up.
 * @returns the context to render with, and a function that checks whether another context gives the same results; if
 * so, the page's cached HTML is still valid
 */
export function trackPageLookups(context: PageContext) {
  const recorded: { look: (context: PageContext) => unknown; result: string }[] = [];
  const record = <T>(look: (from: PageContext) => T): T => {
    const result = look(context);
    recorded.push({ look, result: JSON.stringify(result) });
    return result;
  };
  const watched: PageContext = {
    resolveHref: (href) => record((from) => from.resolveHref(href)),
    resolveImage: (src) => record((from) => from.resolveImage(src)),
    cards: (docIds) => record((from) => from.cards(docIds)),
    define: (termId) => record((from) => from.define(termId)),
    toc: context.toc,
  };
  const looksSameIn = (other: PageContext) =>
    recorded.every(({ look, result }) => JSON.stringify(look(other)) === result);
  return { watched, looksSameIn };
}
