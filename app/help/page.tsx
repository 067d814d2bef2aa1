import type { Metadata } from 'next';
import { HelpPage } from '@/components/pages/help-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { sitePageHeads } from '@/lib/site/page-sections';

export const metadata: Metadata = getSitePageMetadata({ ...sitePageHeads['/help'], route: '/help' });

export default function Page() {
  return <HelpPage />;
}
