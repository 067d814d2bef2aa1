'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import pages from '@/generated/pages.json';

const { revision } = pages;

/** Shows the open page as it was saved last, in development: the file changes whenever a page record does. */
export function ContentRefresh() {
  const router = useRouter();
  const shown = useRef(revision);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    router.refresh();
  });
  return null;
}
