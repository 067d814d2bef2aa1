'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import pages from '@/generated/pages.json';

const { revision } = pages;

/** Refreshes the open page in development when it is saved: the imported file changes whenever a page record does. */
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
