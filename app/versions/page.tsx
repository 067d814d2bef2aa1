import type { Metadata } from 'next';
import { VersionsPage } from '@/components/pages/versions-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { site } from '@/lib/site/config';
import { sitePageHeads } from '@/lib/site/page-sections';
import { getChangeList } from '@/lib/versions/published-changes';

export const metadata: Metadata = getSitePageMetadata({ ...sitePageHeads['/versions'], route: '/versions' });

export default function Page() {
  return <VersionsPage site={site} changes={getChangeList()} />;
}
