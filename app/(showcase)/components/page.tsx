import type { Metadata } from 'next';
import { galleryHeads } from '@/lib/site/gallery-heads';
import { ComponentsPage } from '@/components/showcase/gallery/components-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import 'sonner/dist/styles.css';

export const metadata: Metadata = getSitePageMetadata({
  ...galleryHeads['/components'],
  route: '/components',
});

export default function Page() {
  return <ComponentsPage />;
}
