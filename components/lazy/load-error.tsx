import { partFailed, reloadPage, retry } from '@/lib/i18n/messages/failures';
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
 * The red box in place of a part that could not be loaded (ERR-04, ERR-06). After the second failure it offers to reload
 * the page: a new deployment may have replaced the files.
 */
export function LoadError({ message, times, busy, onRetry }: LoadErrorProps) {
  return (
    <div className="load-error">
      <div role="alert">
        <p key={times}>
          <strong>{partFailed}</strong> {message}
        </p>
      </div>
      <button type="button" aria-disabled={busy} onClick={() => busy || onRetry()}>
        {retry}
      </button>
      {times > 1 && (
        <button type="button" onClick={reload}>
          {reloadPage}
        </button>
      )}
    </div>
  );
}
