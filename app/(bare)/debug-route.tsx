import type { Metadata } from 'next';
import { DebugPage } from '@/components/debug/debug-page';
import { getDebugView, type DebugViewName } from '@/lib/site/debug-views';

/**
 * What Next needs of a page of the debug area: a title of its own, and nothing in the head that makes it be found.
 * @see acceptance RT-11, DBG-08, SH-13
 */
export function createDebugRoute(name: DebugViewName) {
  const view = getDebugView(name);
  const metadata: Metadata = {
    title: `Debug panel: ${view.title}`,
    description: view.about,
    robots: { index: false },
    twitter: null,
  };
  const Page = () => <DebugPage view={view} />;
  return { metadata, Page };
}
