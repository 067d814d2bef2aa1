import type { Metadata } from 'next';
import { getChangesPageContent } from '@/components/pages/changes-page-content';
import { SitePage } from '@/components/pages/site-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { sitePageHeads } from '@/lib/site/page-sections';
import { getChangeList } from '@/lib/versions/published-changes';

export const metadata: Metadata = getSitePageMetadata({ ...sitePageHeads['/changes'], route: '/changes' });

export default function Page() {
  return <SitePage route="/changes" {...getChangesPageContent(getChangeList())} />;
}
