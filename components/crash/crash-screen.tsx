import { translate } from '@/lib/i18n/translate';
import { toHref } from '@/components/link/site-base';
import { repository } from '@/lib/site/constants';
import { getMessages } from './error-messages';
import { usePageTitle } from './use-page-title';

const newIssue = `${repository}/issues/new`;

interface CrashScreenProps {
  title: string;
  /** What happened, in one sentence. */
  sentence: string;
  error: unknown;
  onRetry: () => void;
}

/** Shows the error, its causes, and ways to go on (ERR-07, ERR-08, ERR-10, ERR-13). */
export function CrashScreen({ title, sentence, error, onRetry }: CrashScreenProps) {
  const messages = getMessages(error);
  usePageTitle(
    translate({
      id: 'site.crash.pageTitle',
      message: 'Page Error',
      description: 'Title of the window while a page has failed',
    }),
  );
  const fillIn = (link: HTMLAnchorElement | null) => {
    const summary = [
      translate({
        id: 'site.crash.reportTitle',
        message: 'Docs:',
        description: 'First word of the title of an error report; the name of the error follows',
      }),
      title,
      messages[0],
    ]
      .join(' ')
      .slice(0, 120);
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
          {translate({
            id: 'theme.ErrorPageContent.tryAgain',
            message: 'Try again',
            description: 'Button that draws a failed page again',
          })}
        </button>
        <a href={toHref('/')}>
          {translate({
            id: 'site.crash.startPage',
            message: 'Start page',
            description: 'Link from a failed page to the home page',
          })}
        </a>
        <a href={newIssue} ref={fillIn}>
          {translate({
            id: 'site.crash.report',
            message: 'Report',
            description: 'Link from a failed page to the form for error reports',
          })}
        </a>
      </p>
      <div className="crash-messages">
        {messages.map((message, index) => (
          <div key={index}>
            {index > 0 && (
              <p>
                {translate({
                  id: 'theme.ErrorPageContent.cause',
                  message: 'Cause:',
                  description: 'Stands before the error that caused another',
                })}
              </p>
            )}
            <pre>{message}</pre>
          </div>
        ))}
      </div>
    </>
  );
}
