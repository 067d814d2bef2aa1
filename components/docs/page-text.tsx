'use client';

import { use, useLayoutEffect, useRef, useState } from 'react';
import { getServedPageText } from '@/components/docs/served-text';
import { cachePageText, loadPageText } from '@/components/link/page-text';
import { useHydrated } from '@/components/shell/use-hydrated';
import { trustHtml } from '@/lib/browser/trusted-html';

interface PageTextProps {
  route: string;
  /** Attributes of the `main` element. */
  attributes: Record<`data-${string}`, string | boolean | undefined>;
  /** Content as HTML, only in development, where a page is served before its text file is exported. */
  html: string | undefined;
}

/** Renders a page after client navigation, fetched from the page's text file. */
function FetchedText({ route, attributes }: Pick<PageTextProps, 'route' | 'attributes'>) {
  const html = use(loadPageText(route));
  return <main className="docs-main" {...attributes} dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />;
}

/**
 * Main area of a docs page. The served page contains it once, as HTML that hydration leaves unchanged; after client
 * navigation, it is fetched from a file. Set `key` to the route.
 */
export function PageText({ route, attributes, html }: PageTextProps) {
  const isHydrated = useHydrated();
  // Keeps the same object for all renders, because some releases of React would otherwise empty the element.
  const [served] = useState(isHydrated || html !== undefined ? null : { __html: getServedPageText(route) });
  const element = useRef<HTMLElement>(null);
  // Caches the text before `PageBehavior` changes it.
  useLayoutEffect(() => {
    if (served && element.current) cachePageText(route, element.current.innerHTML);
  }, [route, served]);
  if (!served && html === undefined) return <FetchedText route={route} attributes={attributes} />;
  return (
    <main
      ref={element}
      className="docs-main"
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={served ?? { __html: html ?? '' }}
    />
  );
}
