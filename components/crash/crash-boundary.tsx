'use client';

import { translate } from '@/lib/i18n/translate';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { Crash } from './crash';

interface CrashBoundaryProps {
  /** What is gone after a crash: the page within the shell, or the shell with it. */
  of: 'page' | 'site';
  children: ReactNode;
}

/**
 * Shows a crash of what it holds in its place, until the reader tries again or goes to another page; what is around it
 * stays, and so do the root element and its colour mode.
 * @see acceptance ERR-07, ERR-08, ERR-11, ERR-12
 */
export function CrashBoundary({ of, children }: CrashBoundaryProps) {
  const title =
    of === 'page'
      ? translate({
          id: 'theme.ErrorPageContent.title',
          message: 'This page crashed.',
          description: 'Title of what stands in place of a page that failed',
        })
      : translate({
          id: 'site.crash.site',
          message: 'This page crashed',
          description: 'Title of what stands in place of the whole site when it failed',
        });
  const showCrash = (thrown: unknown, retry: () => void) => (
    <Crash title={title} thrown={thrown} reset={retry} />
  );
  return (
    <ErrorBoundary resetOn={usePathname()} fallback={showCrash}>
      {children}
    </ErrorBoundary>
  );
}
