import type { ReactNode } from 'react';
import { CrashBoundary } from '@/components/crash/crash-boundary';
import '../styles/debug.css';
import '../styles/debug/tree.css';

/** Pages without the shell: those of the debug area. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return <CrashBoundary of="page">{children}</CrashBoundary>;
}
