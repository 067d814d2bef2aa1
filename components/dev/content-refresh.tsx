'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import pages from '@/generated/pages.json';

const { revision } = pages;

/** Refreshes the open page in development when an author saves a page, which changes the revision in `pages.json`. */
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
