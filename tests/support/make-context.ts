import type { PageContext } from '@/lib/mdx/types';

/** Creates a page context where `./x.md` is the page `/docs/x`, and `big.png` has resized variants and a preview. */
export function makeContext(over: Partial<PageContext> = {}): PageContext {
  return {
    resolveHref: (href) => href.replace(/^\.\/(.*)\.md/, '/docs/$1'),
    resolveImage: (src) =>
      src.endsWith('big.png')
        ? {
            src: '/img/big-1030.png',
            width: 1030,
            height: 515,
            srcSet: '/img/big-640.png 640w, /img/big-1030.png 1030w',
            placeholder: 'data:image/png;base64,AAAA',
          }
        : { src: `/img/${src}`, width: 300, height: 200 },
    resolveUrl: (url) => url,
    cards: () => [],
    define: () => null,
    removedPages: () => null,
    toc: [],
    ...over,
  };
}
