import type { ReactNode } from 'react';
import { CrashBoundary } from '@/components/crash/crash-boundary';
import { VersionSidebar } from './sidebar';

export default function VersionLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <VersionSidebar />
      <CrashBoundary of="page">{children}</CrashBoundary>
    </>
  );
}
