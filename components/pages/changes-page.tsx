import type { ChangeList } from '@/lib/versions/change-list';
import { getChangesText } from './changes-text';
import { SitePage } from './site-page';

/** The pages that the latest version changed, for those who upgrade. */
export function ChangesPage({ changes }: { changes: ChangeList | null }) {
  return <SitePage route="/changes" {...getChangesText(changes)} />;
}
