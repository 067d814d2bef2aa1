'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { toHref } from '@/components/link/site-base';
import { whenIdle } from '@/lib/browser/when-idle';
import { countPageViews, type PageViewOptions, type ReportRendered } from './page-views';
import { useHydrated } from './use-hydrated';

function Counter({ script, id, anonymizeIP }: AnalyticsProps) {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const report = useRef<ReportRendered>(undefined);
  // Loads the analytics script once the browser is idle; until then, events wait in a queue.
  useEffect(() => {
    const load = () => document.head.append(Object.assign(document.createElement('script'), { src: script }));
    whenIdle(load);
  }, [script]);
  useEffect(() => {
    const counting = new AbortController();
    report.current = countPageViews({ id, anonymizeIP }, counting.signal);
    return () => counting.abort();
  }, [id, anonymizeIP]);
  useEffect(() => report.current?.(toHref(pathname), query), [pathname, query]);
  return null;
}

export interface AnalyticsProps extends PageViewOptions {
  /** URL of the analytics script. */
  script: string;
}

/**
 * Counts page views after hydration. Only builds with a measurement id include this component.
 * @see acceptance AN-01..AN-06
 */
export function Analytics(props: AnalyticsProps) {
  return useHydrated() ? <Counter {...props} /> : null;
}
