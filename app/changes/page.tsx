import type { Metadata } from 'next';
import { getChangesPageContent } from '@/components/pages/changes-page-content';
import { SitePage } from '@/components/pages/site-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { readGenerated } from '@/lib/site/read-generated';

const head = codePageHeads['/changes'];

export const metadata: Metadata = getSitePageMetadata({ ...head, route: '/changes' });

export default function Page() {
  return <SitePage title={head.title} {...getChangesPageContent(readGenerated('changes.json'))} />;
}
