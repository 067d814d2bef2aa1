interface DemoFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** The red box in place of a demo that has thrown. */
export function DemoFailure({ error, onRetry }: DemoFailureProps) {
  const message = error instanceof Error ? error.message : String(error);
  return (
    <div className="load-error demo-failure">
      <div role="alert">
        <p>
          <strong>This example has failed.</strong> {message}
        </p>
      </div>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
