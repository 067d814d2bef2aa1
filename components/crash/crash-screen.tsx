import { toHref } from '@/components/link/site-base';
import { repository } from '@/lib/site/constants';
import { getMessages } from './error-messages';
import { usePageTitle } from './use-page-title';

const newIssue = `${repository}/issues/new`;

interface CrashScreenProps {
  title: string;
  /** What happened, in one sentence. */
  sentence: string;
  thrown: unknown;
  onRetry: () => void;
}

/** The error, its causes, and what can be done (ERR-07, ERR-08, ERR-10, ERR-13). */
export function CrashScreen({ title, sentence, thrown, onRetry }: CrashScreenProps) {
  const messages = getMessages(thrown);
  usePageTitle('Page Error');
  const fillIn = (link: HTMLAnchorElement | null) => {
    const summary = `Docs: ${title} ${messages[0]}`.slice(0, 120);
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
          Try again
        </button>
        <a href={toHref('/')}>Start page</a>
        <a href={newIssue} ref={fillIn}>
          Report
        </a>
      </p>
      <div className="crash-messages">
        {messages.map((message, index) => (
          <div key={index}>
            {index > 0 && <p>Cause:</p>}
            <pre>{message}</pre>
          </div>
        ))}
      </div>
    </>
  );
}
