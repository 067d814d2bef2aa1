import type { Metadata } from 'next';
import { galleryHeads } from '@/lib/site/gallery-heads';
import { PatternsPage } from '@/components/showcase/gallery/patterns-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';

export const metadata: Metadata = getSitePageMetadata({ ...galleryHeads['/patterns'], route: '/patterns' });

export default function Page() {
  return <PatternsPage />;
}
