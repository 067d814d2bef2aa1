import type { Metadata } from 'next';
import { helpPageContent } from '@/components/pages/help-page-content';
import { SitePage } from '@/components/pages/site-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { sitePageHeads } from '@/lib/site/page-sections';

export const metadata: Metadata = getSitePageMetadata({ ...sitePageHeads['/help'], route: '/help' });

export default function Page() {
  return <SitePage route="/help" {...helpPageContent} />;
}
