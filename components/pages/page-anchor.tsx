import { createContentLink } from '@/components/mdx/content-link';

/** A link in the text of a site page: written with the address as served, drawn as in a doc. */
export const PageAnchor = createContentLink({
  resolveHref: (href) => href,
  resolveImage: (src) => ({ src }),
  cards: () => [],
  toc: [],
  define: () => null,
});
