import type { Metadata } from 'next';
import { DesignPage } from '@/components/showcase/design/design-page';
import { designPageHead } from '@/components/showcase/design/design-text';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { readDesignPageData } from '@/lib/showcase/design/design-page-data';
import '../../styles/showcase/design.css';
import '../../styles/showcase/type.css';

export const metadata: Metadata = getSitePageMetadata(designPageHead);

export default function Page() {
  return <DesignPage {...readDesignPageData()} />;
}
