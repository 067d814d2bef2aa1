import { createContentLink } from '@/components/mdx/content-link';

/** Link in the text of a page that is not a doc. It looks like a link in a doc, but uses its address unchanged. */
export const TextLink = createContentLink({
  resolveHref: (href) => href,
  resolveImage: (src) => ({ src }),
  resolveUrl: (url) => url,
  cards: () => [],
  toc: [],
  define: () => null,
  removedPages: () => null,
});
