import { format, resolveConfig } from 'prettier';
import type { SiteConfig } from '@/lib/site/schema';

/** File with all versions but the latest; the version commands rewrite it. */
export const versionsConfigFile = 'versions.config.ts';

/** Content of the file. */
export interface ListedVersions {
  olderVersions: SiteConfig['versions'];
  archivedVersions: SiteConfig['archivedVersions'];
}

/** The text of `versions.config.ts`, formatted as the project's other files. */
export async function formatVersionsConfig({
  olderVersions,
  archivedVersions,
}: ListedVersions): Promise<string> {
  const text = `import type { SiteConfig } from '@/lib/site/schema';

/**
 * The versions beside the latest. \`npm run version:cut\` and \`npm run version:retire\` rewrite this file, so put notes
 * elsewhere. Values may be edited; each key is explained in \`lib/site/schema.ts\`.
 */
export const olderVersions: SiteConfig['versions'] = ${JSON.stringify(olderVersions, null, 2)};

/** Versions that are only linked. */
export const archivedVersions: SiteConfig['archivedVersions'] = ${JSON.stringify(archivedVersions, null, 2)};
`;
  return format(text, { ...(await resolveConfig(versionsConfigFile)), parser: 'typescript' });
}
