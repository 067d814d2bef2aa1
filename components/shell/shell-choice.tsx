'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

interface ShellChoiceProps {
  /** The page without the shell. */
  page: ReactNode;
  /** The page within the shell. */
  children: ReactNode;
}

/** Omits the shell on pages of the route group `app/(bare)`. @see acceptance DBG-08 */
export function ShellChoice({ page, children }: ShellChoiceProps) {
  return useSelectedLayoutSegment() === '(bare)' ? page : children;
}
