'use client';

import { use, useLayoutEffect, useRef, useState } from 'react';
import { getServedText } from '@/components/docs/served-text';
import { keepPageText, loadPageText } from '@/components/link/page-text';
import { useHydrated } from '@/components/shell/use-hydrated';
import { bodyClass } from './doc-body';

interface PageTextProps {
  route: string;
  /** The text in development, where a page is served before its files are written. */
  html?: string | undefined;
}

/** The text of a page that the reader has navigated to. */
function FetchedText({ route }: { route: string }) {
  return <article className={bodyClass} dangerouslySetInnerHTML={{ __html: use(loadPageText(route)) }} />;
}

/**
 * Title and text of a page of the docs. A page contains them once, as HTML: hydration leaves them as they were served,
 * and after a navigation they come from a file. Set `key` to the route.
 */
export function PageText({ route, html }: PageTextProps) {
  const isHydrated = useHydrated();
  // The same object for each render: otherwise some releases of React would empty the element.
  const [served] = useState(isHydrated || html !== undefined ? null : { __html: getServedText(route) });
  const element = useRef<HTMLElement>(null);
  // Before the behavior of the page changes its text.
  useLayoutEffect(() => {
    if (served && element.current) keepPageText(route, element.current.innerHTML);
  }, [route, served]);
  if (html !== undefined) return <article className={bodyClass} dangerouslySetInnerHTML={{ __html: html }} />;
  if (!served) return <FetchedText route={route} />;
  return (
    <article ref={element} className={bodyClass} suppressHydrationWarning dangerouslySetInnerHTML={served} />
  );
}
