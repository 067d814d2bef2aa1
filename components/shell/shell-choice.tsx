'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

interface ShellChoiceProps {
  /** The page alone. */
  page: ReactNode;
  /** The page in the shell. */
  children: ReactNode;
}

/** Leaves the shell out for pages of the route group `app/(bare)`. @see acceptance DBG-08 */
export function ShellChoice({ page, children }: ShellChoiceProps) {
  return useSelectedLayoutSegment() === '(bare)' ? page : children;
}
