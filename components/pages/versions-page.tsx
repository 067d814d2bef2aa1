import type { SiteConfig } from '@/lib/site/schema';
import { SitePage } from './site-page';
import { getVersionsText } from './versions-text';

/** The versions of the documentation (RT-04). */
export function VersionsPage({ site }: { site: Pick<SiteConfig, 'versions' | 'archivedVersions'> }) {
  return <SitePage route="/versions" {...getVersionsText(site)} />;
}
