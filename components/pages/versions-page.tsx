import type { SiteConfig } from '@/lib/site/schema';
import type { ChangeList } from '@/lib/versions/change-list';
import { SitePage } from './site-page';
import { getVersionsText } from './versions-text';

interface VersionsPageProps {
  site: Pick<SiteConfig, 'versions' | 'archivedVersions'>;
  /** The changes of the latest version. */
  changes: ChangeList | null;
}

/** The page about the versions of the documentation (RT-04). */
export function VersionsPage({ site, changes }: VersionsPageProps) {
  return <SitePage route="/versions" {...getVersionsText({ ...site, changes })} />;
}
