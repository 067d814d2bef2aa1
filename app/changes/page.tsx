import type { Metadata } from 'next';
import { getChangesText } from '@/components/pages/changes-text';
import { SitePage } from '@/components/pages/site-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { sitePageHeads } from '@/lib/site/page-sections';
import { getChangeList } from '@/lib/versions/published-changes';

export const metadata: Metadata = getSitePageMetadata({ ...sitePageHeads['/changes'], route: '/changes' });

export default function Page() {
  return <SitePage route="/changes" {...getChangesText(getChangeList())} />;
}
