'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { DemoFailure } from './demo-failure';

const showFailure = (error: unknown, retry: () => void) => <DemoFailure error={error} onRetry={retry} />;

/** Keeps a demo that throws from taking the page with it: in its place stands a red box (ERR-04). */
export function DemoFrame({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={showFailure}>{children}</ErrorBoundary>;
}
