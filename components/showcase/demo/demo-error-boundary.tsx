'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { retryButton } from '@/lib/i18n/messages/failures';
import { demoCrashed } from '@/lib/i18n/messages/showcase';

interface DemoErrorProps {
  error: unknown;
  onRetry: () => void;
}

/** An error box with a retry button, shown instead of a demo that has thrown. */
function DemoError({ error, onRetry }: DemoErrorProps) {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <div className="load-error demo-failure">
      <div role="alert">
        <p>
          <strong>{demoCrashed}</strong> {message}
        </p>
      </div>
      <button type="button" onClick={onRetry}>
        {retryButton}
      </button>
    </div>
  );
}

const showError = (error: unknown, reset: () => void) => <DemoError error={error} onRetry={reset} />;

/** Shows an error box instead of a demo that throws, so that the rest of the page still works (ERR-04). */
export function DemoErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={showError}>{children}</ErrorBoundary>;
}
