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
import { getErrorMessages } from './error-messages';
import { useDocumentTitle } from './use-document-title';

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
