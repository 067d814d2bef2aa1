'use client';

import { skipToMainContent } from '@/lib/i18n/messages/shell';
import type { MouseEvent } from 'react';
import { MAIN_ID } from './main-area';

function focusMain(event: MouseEvent) {
  const main = document.querySelector<HTMLElement>('main:first-of-type') ?? document.getElementById(MAIN_ID);
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}

/**
 * Skip link, the first focusable element of every page (SH-02). With scripts, it adds no hash to the address (SH-03).
 * Its container receives focus after a navigation, so that the next Tab reaches the link (NV-14).
 */
export function SkipLink() {
  return (
    <div role="region" aria-label={skipToMainContent} tabIndex={-1} data-focus-start="">
      <a className="skip-link" href={`#${MAIN_ID}`} data-native="" onClick={focusMain}>
        {skipToMainContent}
      </a>
    </div>
  );
}
