'use client';

import { useEffect, useRef } from 'react';
import { trustHtml } from '@/lib/browser/trusted-html';

/** HTML of the place when it was first shown. The script of the page that the browser loaded does not contain it. */
let shown: string | undefined;

/** The place for HTML that is added to a finished page. After navigation, only browsers can mark it as trusted. */
export function HtmlPlace({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown ??= ref.current?.innerHTML;
  }, []);
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: trustHtml(shown ?? html) }} />;
}
