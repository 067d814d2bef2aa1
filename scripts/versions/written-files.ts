import { format, resolveConfig } from 'prettier';
import { buildVersions, type ServedVersion } from '@/lib/site/build-versions';
import type { SiteConfig } from '@/lib/site/schema';

/** File that lists all versions; `version:cut` and `version:retire` rewrite it. */
export const versionsConfigFile = 'versions.config.ts';

/** The values that `versions.config.ts` exports. */
export interface ListedVersions {
  servedVersions: readonly ServedVersion[];
  archivedVersions: SiteConfig['archivedVersions'];
}

/** Describes the served versions as README does: "version 3.9.3 at `/` and the frozen version 3.8 at `/3.8`". */
export function describeServedVersions(served: readonly ServedVersion[]): string {
  const [latest, ...older] = buildVersions(served);
  const listed = new Intl.ListFormat('en').format(older.map(({ label, path }) => `${label} at \`${path}\``));
  const frozen =
    older.length === 0 ? '' : ` and the frozen version${older.length === 1 ? '' : 's'} ${listed}`;
  return `version ${latest?.viewer.release} at \`/\`${frozen}`;
}

/** Returns the content of `versions.config.ts`, formatted with Prettier. */
export async function formatVersionsConfig({ servedVersions, archivedVersions }: ListedVersions) {
  const text = `import type { ServedVersion } from '@/lib/site/build-versions';
import type { SiteConfig } from '@/lib/site/schema';

/**
 * The versions that this site serves, newest first. Names, labels and addresses follow from the releases, see
 * \`lib/site/build-versions.ts\`; each key is explained in \`lib/site/schema.ts\`. You may edit values. \`npm run version:cut\`
 * and \`npm run version:retire\` rewrite this file and drop comments.
 */
export const servedVersions: ServedVersion[] = ${JSON.stringify(servedVersions, null, 2)};

/** Versions that other hosts serve; this site only links to them. */
export const archivedVersions: SiteConfig['archivedVersions'] = ${JSON.stringify(archivedVersions, null, 2)};
`;
  return format(text, { ...(await resolveConfig(versionsConfigFile)), parser: 'typescript' });
}

/** Returns the folder of a version's routes. Separate folders keep the sidebars in separate bundles. */
export function getRouteDir(name: string): string {
  return `app/(docs)/${name}`;
}

/** Returns the files of the routes of an older version, such as `3.9`: path from the project root → content. */
export function getRouteFiles(name: string): Record<string, string> {
  const dir = getRouteDir(name);
  return {
    [`${dir}/[[...slug]]/page.tsx`]: `import { createDocRoute } from '@/app/(docs)/doc-route';

const route = createDocRoute('${name}');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
`,
    [`${dir}/layout.tsx`]: `import type { ReactNode } from 'react';
import { VersionSidebar } from './sidebar';

export default function VersionLayout({ children }: { children: ReactNode }) {
  return (
    <div className="docs-frame">
      <VersionSidebar />
      {children}
    </div>
  );
}
`,
    [`${dir}/error.tsx`]: `'use client';

export { PageCrash as default } from '@/components/shell/main-area';
`,
    [`${dir}/sidebar.tsx`]: `'use client';

import { Sidebar } from '@/components/docs/sidebar';
import items from '@/generated/sidebar-${name}.json';
import type { SidebarItem } from '@/lib/docs/sidebar-items';

/** Sidebar of this version; its items come from a generated file. */
export function VersionSidebar() {
  return <Sidebar items={items as readonly SidebarItem[]} />;
}
`,
  };
}
