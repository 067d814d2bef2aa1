'use client';

import { trustHtml } from '@/lib/browser/trusted-html';
import { memoize } from '@/lib/text/memoize';

/** Returns the same object for equal HTML, because React would otherwise replace the content with each render. */
const toInnerHtml = memoize((html: string) => ({ __html: trustHtml(html) }));

interface PageMainProps extends Record<`data-${string}`, string | boolean | undefined> {
  html: string;
}

/**
 * Main area of a docs page, as HTML that the build has written. It is a client component, because only browsers can mark
 * HTML as trusted. Nothing in it is hydrated; `PageBehavior` makes its buttons work.
 */
export function PageMain({ html, ...attributes }: PageMainProps) {
  return (
    <main
      className="docs-main"
      {...attributes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={toInnerHtml(html)}
    />
  );
}
