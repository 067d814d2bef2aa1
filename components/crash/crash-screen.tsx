import {
  errorCauseLabel,
  crashedPageTabTitle,
  reportErrorLink,
  reportTitlePrefix,
  homePageLink,
  tryAgain,
} from '@/lib/i18n/messages/failures';
import { toHref } from '@/components/link/site-base';
import { repositoryUrl } from '@/lib/site/constants';
import { useDocumentTitle } from './use-document-title';

/** Maximum number of messages, because a `cause` getter may return a new error each time and never end the chain. */
const LIMIT = 20;

function describe(thrown: unknown): string {
  try {
    if (thrown instanceof Error) return thrown.message || thrown.name;
    return typeof thrown === 'object' ? JSON.stringify(thrown, null, 2) : String(thrown);
  } catch {
    return 'An error that cannot be shown';
  }
}

/**
 * Returns the messages of an error and its causes. Accepts any thrown value, and stops at a repeated cause.
 * @see acceptance ERR-09
 */
export function getErrorMessages(thrown: unknown): string[] {
  const chain = [thrown];
  for (const link of chain) {
    const { cause } = Object(link) as Error;
    if (cause !== undefined && !chain.includes(cause) && chain.length < LIMIT) chain.push(cause);
  }
  return chain.map(describe);
}

const newIssue = `${repositoryUrl}/issues/new`;

interface CrashScreenProps {
  title: string;
  /** Explanation of the error in one sentence. */
  sentence: string;
  error: unknown;
  onRetry: () => void;
}

/** Shows an error, its causes, and ways to continue or report it (ERR-07, ERR-08, ERR-10, ERR-13). */
export function CrashScreen({ title, sentence, error, onRetry }: CrashScreenProps) {
  const messages = getErrorMessages(error);
  useDocumentTitle(crashedPageTabTitle);
  const fillIn = (link: HTMLAnchorElement | null) => {
    const summary = [reportTitlePrefix, title, messages[0]].join(' ').slice(0, 120);
    if (link)
      link.href = `${newIssue}?title=${encodeURIComponent(summary)}&body=${encodeURIComponent(link.baseURI)}`;
  };
  return (
    <>
      <div role="alert">
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
      <p className="crash-ways">
        <button type="button" onClick={onRetry}>
          {tryAgain}
        </button>
        <a href={toHref('/')}>{homePageLink}</a>
        <a href={newIssue} ref={fillIn}>
          {reportErrorLink}
        </a>
      </p>
      <div className="crash-messages">
        {messages.map((message, index) => (
          <div key={index}>
            {index > 0 && <p>{errorCauseLabel}</p>}
            <pre>{message}</pre>
          </div>
        ))}
      </div>
    </>
  );
}
