'use client';

import { getHeadScript } from './head-script';
import { shellConfig } from './shell-config';

/**
 * The head script as an inline script. It is a client component, so that the data of the page does not repeat the script;
 * in browsers it is empty, because hydration leaves the served script unchanged.
 */
export function HeadScript() {
  const { announcementBar, colorMode } = shellConfig;
  const announcementId = announcementBar?.id ?? null;
  const code = typeof window === 'undefined' ? getHeadScript(announcementId, colorMode.respectSystem) : '';
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />;
}
