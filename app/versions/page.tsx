import type { Metadata } from 'next';
import { SitePage } from '@/components/pages/site-page';
import { getVersionsPageContent } from '@/components/pages/versions-page-content';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { site } from '@/lib/site/config';
import { sitePageHeads } from '@/lib/site/page-sections';
import { getChangeList } from '@/lib/versions/published-changes';

export const metadata: Metadata = getSitePageMetadata({ ...sitePageHeads['/versions'], route: '/versions' });

export default function Page() {
  return <SitePage route="/versions" {...getVersionsPageContent({ ...site, changes: getChangeList() })} />;
}
