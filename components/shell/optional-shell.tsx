'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

/** Renders only `page` for routes in `app/(bare)`, and `children`, the page in its shell, for others (DBG-08). */
export function OptionalShell({ page, children }: { page: ReactNode; children: ReactNode }) {
  return useSelectedLayoutSegment() === '(bare)' ? page : children;
}
