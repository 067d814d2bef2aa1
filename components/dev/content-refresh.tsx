'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { toHref } from '@/components/link/site-base';
import pages from '@/generated/pages.json';

/** Time in ms within which browsers receive changed modules, such as the one of the sidebar. */
const MODULE_TIMEOUT = 5000;

/**
 * Shows each edit of the content in the open page, in development only. The server sends the current revision whenever
 * the page connects, so edits made while it was loading or offline are not missed.
 * @param rendered revision that the server rendered
 */
export function ContentRefresh({ rendered }: { rendered: string }) {
  const router = useRouter();
  const loaded = useRef(pages.revision);
  useEffect(() => {
    loaded.current = pages.revision;
  });
  const shown = useRef(rendered);
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const update = ({ data: revision }: MessageEvent<string>) => {
      clearTimeout(timer);
      // Modules that changed before the browser subscribed to them are never sent.
      timer = setTimeout(() => loaded.current !== revision && location.reload(), MODULE_TIMEOUT);
      if (shown.current === revision) return;
      shown.current = revision;
      router.refresh();
    };
    // Hidden pages disconnect, because browsers limit the number of connections to a host.
    const connect = () => {
      source?.close();
      clearTimeout(timer);
      if (document.hidden) return;
      source = new EventSource(toHref('/content-revision'));
      source.addEventListener('message', update);
    };
    connect();
    document.addEventListener('visibilitychange', connect);
    return () => {
      document.removeEventListener('visibilitychange', connect);
      clearTimeout(timer);
      source?.close();
    };
  }, [router]);
  return null;
}
