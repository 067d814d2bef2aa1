import type { ChangeList } from '@/lib/versions/change-list';
import { getChangesText } from './changes-text';
import { SitePage } from './site-page';

/** The page about what changed in the latest version, for readers who upgrade. */
export function ChangesPage({ changes }: { changes: ChangeList | null }) {
  return <SitePage route="/changes" {...getChangesText(changes)} />;
}
