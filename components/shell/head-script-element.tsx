'use client';

import { getHeadScript } from './head-script';

interface HeadScriptProps {
  /** Id of the announcement; null if there is none. */
  announcementId: string | null;
  respectSystem: boolean;
}

/**
 * The head script as an inline script. It is a client component, so that the data of the page does not repeat the script;
 * in browsers it is empty, because hydration leaves the served script unchanged.
 */
export function HeadScript({ announcementId, respectSystem }: HeadScriptProps) {
  const code = typeof window === 'undefined' ? getHeadScript(announcementId, respectSystem) : '';
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />;
}
