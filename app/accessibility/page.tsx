import type { Metadata } from 'next';
import { accessibilityPageContent } from '@/components/pages/accessibility-page-content';
import { SitePage } from '@/components/pages/site-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { sitePageHeads } from '@/lib/site/page-sections';

export const metadata: Metadata = getSitePageMetadata({
  ...sitePageHeads['/accessibility'],
  route: '/accessibility',
});

export default function Page() {
  return <SitePage route="/accessibility" {...accessibilityPageContent} />;
}
