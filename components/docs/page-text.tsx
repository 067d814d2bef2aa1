'use client';

import { use, useLayoutEffect, useRef, useState } from 'react';
import { getServedPageText } from '@/components/docs/served-text';
import { cachePageText, loadPageText } from '@/components/link/page-text';
import { useHydrated } from '@/components/shell/use-hydrated';
import { bodyClass } from './doc-body';

interface PageTextProps {
  route: string;
  /** Text as HTML, only in development, where a page is served before its text file is written. */
  html?: string | undefined;
}

/** Renders the text of a page after client navigation, fetched from the page's text file. */
function FetchedText({ route }: { route: string }) {
  return <article className={bodyClass} dangerouslySetInnerHTML={{ __html: use(loadPageText(route)) }} />;
}

/**
 * Title and text of a docs page. The served page contains them once, as HTML that hydration leaves unchanged; after
 * client navigation, they are fetched from a file. Set `key` to the route.
 */
export function PageText({ route, html }: PageTextProps) {
  const isHydrated = useHydrated();
  // Keeps the same object for all renders, because some releases of React would otherwise empty the element.
  const [served] = useState(isHydrated || html !== undefined ? null : { __html: getServedPageText(route) });
  const element = useRef<HTMLElement>(null);
  // Caches the text before `PageBehavior` changes it.
  useLayoutEffect(() => {
    if (served && element.current) cachePageText(route, element.current.innerHTML);
  }, [route, served]);
  if (html !== undefined) return <article className={bodyClass} dangerouslySetInnerHTML={{ __html: html }} />;
  if (!served) return <FetchedText route={route} />;
  return (
    <article ref={element} className={bodyClass} suppressHydrationWarning dangerouslySetInnerHTML={served} />
  );
}
