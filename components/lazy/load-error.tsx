import { translate } from '@/lib/i18n/translate';
import { hostAnswers } from '@/components/link/host-answer';

interface LoadErrorProps {
  message: string;
  /** How often it failed so far. */
  times: number;
  /** It is being tried again. */
  busy: boolean;
  onRetry: () => void;
}

async function reload() {
  if (await hostAnswers(location.href)) location.reload();
}

/**
 * The red box in place of a part that did not arrive (ERR-04, ERR-06). When trying again has not helped, a newer site
 * may have taken this one's place, so it offers to load the page anew.
 */
export function LoadError({ message, times, busy, onRetry }: LoadErrorProps) {
  return (
    <div className="load-error">
      <div role="alert">
        <p key={times}>
          <strong>
            {translate({
              id: 'site.lazy.failed',
              message: 'This part could not be loaded.',
              description: 'In place of a part of a page that did not arrive',
            })}
          </strong>{' '}
          {message}
        </p>
      </div>
      <button type="button" aria-disabled={busy} onClick={() => busy || onRetry()}>
        {translate({
          id: 'site.retry',
          message: 'Retry',
          description: 'Button that tries again what failed',
        })}
      </button>
      {times > 1 && (
        <button type="button" onClick={reload}>
          {translate({
            id: 'site.lazy.reload',
            message: 'Load the page anew',
            description: 'Button below a part of a page that did not arrive twice',
          })}
        </button>
      )}
    </div>
  );
}
