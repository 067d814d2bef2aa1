import type { ReactNode } from 'react';

/** Layout of all docs pages: the sidebar of a version beside the page. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return <div className="docs-frame">{children}</div>;
}
