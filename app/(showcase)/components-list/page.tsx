import type { Metadata } from 'next';
import { galleryHeads } from '@/lib/site/gallery-heads';
import { ControlListPage } from '@/components/showcase/list/control-list-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import 'sonner/dist/styles.css';

export const metadata: Metadata = getSitePageMetadata({
  ...galleryHeads['/components-list'],
  route: '/components-list',
});

export default function Page() {
  return <ControlListPage />;
}
