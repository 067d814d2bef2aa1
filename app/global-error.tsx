'use client';

import { CrashScreen } from '@/components/shell/crash-screen';

interface GlobalErrorProps {
  error: Error;
  reset: () => void;
}

/** A crash of the shell itself: all that is left is this screen. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en" data-theme="dark">
      <body>
        <CrashScreen title="This page crashed" error={error} retry={reset} />
      </body>
    </html>
  );
}
