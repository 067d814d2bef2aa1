import type { ReactNode } from 'react';
import { VersionSidebar } from './sidebar';

export default function VersionLayout({ children }: { children: ReactNode }) {
  return (
    <div className="docs-frame">
      <VersionSidebar />
      {children}
    </div>
  );
}
