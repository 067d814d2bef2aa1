'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

interface ShellChoiceProps {
  /** The page without the shell. */
  page: ReactNode;
  /** The page within the shell. */
  children: ReactNode;
}

/** Renders routes in `app/(bare)` without the shell, and all others within it. @see acceptance DBG-08 */
export function ShellChoice({ page, children }: ShellChoiceProps) {
  return useSelectedLayoutSegment() === '(bare)' ? page : children;
}
