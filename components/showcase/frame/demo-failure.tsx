import { translate } from '@/lib/i18n/translate';

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
