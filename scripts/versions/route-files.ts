/** Returns the folder of a version's routes. Separate folders keep the sidebars in separate bundles. */
export function getRouteDir(name: string): string {
  return `app/(docs)/${name}`;
}

/**
 * Returns the files of a version's routes: path from the project root → content.
 * @param name name of an older version, such as `3.9`, which is also its path
 */
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
import { pickSidebar } from '@/generated/sidebar-${name}';

/** Sidebar of this version; its items come from a generated module. */
export function VersionSidebar() {
  return <Sidebar pickSidebar={pickSidebar} />;
}
`,
  };
}
