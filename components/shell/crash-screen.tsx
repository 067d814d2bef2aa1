'use client';

import { useEffect } from 'react';

interface CrashScreenProps {
  title: string;
  error: Error;
  retry: () => void;
}

/** The messages of an error and its causes, in order; a cause that comes round again ends the list (ERR-09). */
export function getMessages(error: unknown): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let cause = error; cause !== undefined && cause !== null && !seen.has(cause);) {
    seen.add(cause);
    messages.push(cause instanceof Error ? cause.message : String(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return messages;
}

/** Sets the document's title while it is shown, and again when something else changes it meanwhile (ERR-10). */
function useTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    const timer = setTimeout(() => (document.title = title), 100);
    return () => {
      clearTimeout(timer);
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

/** What a crash while rendering leaves: the error, its causes, and a way to try again (ERR-07, ERR-08). */
export function CrashScreen({ title, error, retry }: CrashScreenProps) {
  useTitle('Page Error');
  return (
    <main className="docs-main">
      <div className="docs-column prose">
        <h1>{title}</h1>
        <p>
          <button type="button" className="crash-retry" onClick={retry}>
            Try again
          </button>
        </p>
        {getMessages(error).map((message, index) => (
          <pre key={index} className="crash-message">
            {index > 0 && 'Cause:\n'}
            {message}
          </pre>
        ))}
      </div>
    </main>
  );
}
