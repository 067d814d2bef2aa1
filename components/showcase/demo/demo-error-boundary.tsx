'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { isScriptLoadError } from '@/lib/browser/next-internals';
import { retryButton } from '@/lib/i18n/messages/failures';

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
          <strong>This example crashed.</strong> {message}
        </p>
      </div>
      <button type="button" onClick={onRetry}>
        {retryButton}
      </button>
    </div>
  );
}

function showError(error: unknown, reset: () => void) {
  if (isScriptLoadError(error)) throw error;
  return <DemoError error={error} onRetry={reset} />;
}

/**
 * Shows an error box instead of a demo that throws, so that the rest of the page still works (ERR-04). Throws again if
 * the script of the demo is missing, because only a new load of the page helps (NV-22).
 */
export function DemoErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={showError}>{children}</ErrorBoundary>;
}
