import type { ReactNode } from 'react';
import { CrashBoundary } from '@/components/crash/crash-boundary';
import { LatestSidebar } from '@/components/docs/latest-sidebar';

export default function VersionLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <LatestSidebar />
      <CrashBoundary of="page">{children}</CrashBoundary>
    </>
  );
}
