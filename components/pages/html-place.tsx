'use client';

import { trustHtml } from '@/lib/browser/trusted-html';

/** The place for HTML that is added to a finished page. Only browsers can mark it as trusted. */
export function HtmlPlace({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />;
}
