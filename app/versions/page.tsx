import type { Metadata } from 'next';
import { VersionsPage } from '@/components/pages/versions-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { site } from '@/lib/site/config';

export const metadata: Metadata = getSitePageMetadata({
  title: 'Versions',
  description:
    'Versions of this documentation, the viewer that each was checked against, where older ones are, and how to see which version you run.',
  route: '/versions',
});

export default function Page() {
  return <VersionsPage versions={site.versions} archived={site.archivedVersions} />;
}
