'use client';

import { CrashScreen } from '@/components/shell/crash-screen';

interface ErrorPageProps {
  error: Error;
  reset: () => void;
}

/** A crash of a page: the shell around it stays. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <CrashScreen title="This page crashed." error={error} retry={reset} />;
}
