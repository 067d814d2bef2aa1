'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { toHref } from '@/components/link/site-base';
import { countPageViews, type PageViewOptions, type PageViews } from './page-views';
import { useHydrated } from './use-hydrated';

/** The script can wait this long for a moment of rest, in ms. */
const REST_LIMIT = 3000;

/** Loads the service's script once the browser is at rest; what is counted meanwhile waits in a queue. */
function useScript(src: string) {
  useEffect(() => {
    const load = () => {
      const script = document.createElement('script');
      script.async = true;
      script.src = src;
      document.head.append(script);
    };
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: REST_LIMIT });
    else setTimeout(load, 0);
  }, [src]);
}

function Counter({ script, id, anonymizeIP }: AnalyticsProps) {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const views = useRef<PageViews>(undefined);
  useScript(script);
  useEffect(() => {
    views.current = countPageViews({ id, anonymizeIP });
    return () => views.current?.stop();
  }, [id, anonymizeIP]);
  useEffect(() => views.current?.rendered(toHref(pathname), query), [pathname, query]);
  return null;
}

export interface AnalyticsProps extends PageViewOptions {
  /** Address of the service's script. */
  script: string;
}

/**
 * Analytics: counts page views in the browser. Only part of a build that has a measurement id.
 * @see acceptance AN-01..AN-06
 */
export function Analytics(props: AnalyticsProps) {
  return useHydrated() ? <Counter {...props} /> : null;
}
