import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/shell/main-area';
import { notFoundTitle } from '@/lib/i18n/messages/pages';

export const metadata: Metadata = {
  title: notFoundTitle,
};

/** The page for unknown addresses (RT-18). The data of every page contains what this function returns. */
export default function NotFound() {
  return <NotFoundPage />;
}
