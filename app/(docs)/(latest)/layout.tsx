import type { ReactNode } from 'react';
import { LatestSidebar } from '@/components/docs/latest-sidebar';

export default function VersionLayout({ children }: { children: ReactNode }) {
  return (
    <div className="docs-frame">
      <LatestSidebar />
      {children}
    </div>
  );
}
