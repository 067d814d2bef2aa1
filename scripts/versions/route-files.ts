/** Folder of a version's routes; the bundler needs a separate file that imports each version's sidebar. */
export function getRouteDir(name: string): string {
  return `app/(docs)/${name}`;
}

/**
 * The files that serve a version, by path from the project root.
 * @param name name and last part of the address of a version that is not the latest
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

/** The sidebar of this version, with its items from a static module. */
export function VersionSidebar() {
  return <Sidebar pickSidebar={pickSidebar} />;
}
`,
  };
}
