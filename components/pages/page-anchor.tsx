import { createContentLink } from '@/components/mdx/content-link';

/** A link in the text of a site page: its address is written as served, and it looks like a link in a doc. */
export const PageAnchor = createContentLink({
  resolveHref: (href) => href,
  resolveImage: (src) => ({ src }),
  cards: () => [],
  toc: [],
  define: () => null,
});
