'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { translate } from '@/lib/i18n/translate';

interface DemoErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** The red box in place of a demo that has thrown. */
function DemoError({ error, onRetry }: DemoErrorProps) {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <div className="load-error demo-failure">
      <div role="alert">
        <p>
          <strong>
            {translate({
              id: 'site.showcase.failed',
              message: 'This example has failed.',
              description: 'In place of a live example of the showcase',
            })}
          </strong>{' '}
          {message}
        </p>
      </div>
      <button type="button" onClick={onRetry}>
        {translate({
          id: 'site.retry',
          message: 'Retry',
          description: 'Button that tries again what failed',
        })}
      </button>
    </div>
  );
}

const showError = (error: unknown, retry: () => void) => <DemoError error={error} onRetry={retry} />;

/** Shows a red box in place of a demo that throws, so that the rest of the page stays (ERR-04). */
export function DemoFrame({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={showError}>{children}</ErrorBoundary>;
}
