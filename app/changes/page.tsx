import type { Metadata } from 'next';
import { ChangesPage } from '@/components/pages/changes-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { sitePageHeads } from '@/lib/site/page-sections';
import { getChangeList } from '@/lib/versions/published-changes';

export const metadata: Metadata = getSitePageMetadata({ ...sitePageHeads['/changes'], route: '/changes' });

export default function Page() {
  return <ChangesPage changes={getChangeList()} />;
}
