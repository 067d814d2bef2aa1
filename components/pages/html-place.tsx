'use client';

import { trustHtml } from '@/lib/browser/trusted-html';

/**
 * Element with HTML that is added to the finished page. It is a client component because after navigation only the
 * browser can mark the HTML as trusted.
 */
export function HtmlPlace({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />;
}
