import { pagePartNotLoaded, reloadPageButton, retryButton } from '@/lib/i18n/messages/failures';
import { isHostResponding } from '@/components/link/host-response';

interface LoadErrorProps {
  message: string;
  /** Number of failed attempts. */
  times: number;
  /** True while another attempt is in progress. */
  busy: boolean;
  onRetry: () => void;
}

async function reload() {
  if (await isHostResponding(location.href)) location.reload();
}

/**
 * Shows an error box in place of a component that failed to load (ERR-04, ERR-06). After the second failure, also
 * offers to reload the page, because a new deployment may have replaced its scripts.
 */
export function LoadError({ message, times, busy, onRetry }: LoadErrorProps) {
  return (
    <div className="load-error">
      <div role="alert">
        <p key={times}>
          <strong>{pagePartNotLoaded}</strong> {message}
        </p>
      </div>
      <button type="button" aria-disabled={busy} onClick={() => busy || onRetry()}>
        {retryButton}
      </button>
      {times > 1 && (
        <button type="button" onClick={reload}>
          {reloadPageButton}
        </button>
      )}
    </div>
  );
}
