import { format, resolveConfig } from 'prettier';
import type { SiteConfig } from '@/lib/site/schema';

/** File that lists all versions except the latest; `version:cut` and `version:retire` rewrite it. */
export const versionsConfigFile = 'versions.config.ts';

/** The values that `versions.config.ts` exports. */
export interface ListedVersions {
  olderVersions: SiteConfig['versions'];
  archivedVersions: SiteConfig['archivedVersions'];
}

/** Returns the content of `versions.config.ts`, formatted with Prettier. */
export async function formatVersionsConfig({
  olderVersions,
  archivedVersions,
}: ListedVersions): Promise<string> {
  const text = `import type { SiteConfig } from '@/lib/site/schema';

/**
 * The older versions that this site serves. \`npm run version:cut\` and \`npm run version:retire\` rewrite this file
 * and drop comments. You may edit values; each key is explained in \`lib/site/schema.ts\`.
 */
export const olderVersions: SiteConfig['versions'] = ${JSON.stringify(olderVersions, null, 2)};

/** Versions that other hosts serve; this site only links to them. */
export const archivedVersions: SiteConfig['archivedVersions'] = ${JSON.stringify(archivedVersions, null, 2)};
`;
  return format(text, { ...(await resolveConfig(versionsConfigFile)), parser: 'typescript' });
}
