'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

interface OptionalShellProps {
  /** The page without the shell. */
  page: ReactNode;
  /** The page within the shell. */
  children: ReactNode;
}

/** Renders routes in `app/(bare)` without the shell, and all others within it. @see acceptance DBG-08 */
export function OptionalShell({ page, children }: OptionalShellProps) {
  return useSelectedLayoutSegment() === '(bare)' ? page : children;
}
