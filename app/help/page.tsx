import type { Metadata } from 'next';
import { HelpPage } from '@/components/pages/help-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';

export const metadata: Metadata = getSitePageMetadata({
  title: 'Help',
  description:
    'Where to go with a bug, a question, a feature request, a security report or a mistake in the documentation, and what to send.',
  route: '/help',
});

export default function Page() {
  return <HelpPage />;
}
