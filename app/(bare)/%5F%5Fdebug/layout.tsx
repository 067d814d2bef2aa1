import type { ReactNode } from 'react';
import { CrashBoundary } from '@/components/crash/crash-boundary';
import '../../styles/debug.css';
import '../../styles/debug/tree.css';

export default function DebugLayout({ children }: { children: ReactNode }) {
  return <CrashBoundary of="page">{children}</CrashBoundary>;
}
