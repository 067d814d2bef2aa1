import type { Metadata } from 'next';
import { DesignPage } from '@/components/showcase/design/design-page';
import { designHead } from '@/components/showcase/design/design-text';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { getDesign } from '@/lib/showcase/design/build-design';
import '../../styles/showcase/design.css';
import '../../styles/showcase/type.css';

export const metadata: Metadata = getSitePageMetadata(designHead);

export default function Page() {
  return <DesignPage {...getDesign()} />;
}
