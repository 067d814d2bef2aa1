'use client';

import { announcementLabel, closeAnnouncement } from '@/lib/i18n/messages/shell';
import { useState } from 'react';
import { trustHtml } from '@/lib/browser/trusted-html';
import { storageKeys } from '@/lib/site/constants';
import { shellConfig } from './shell-config';
import { ShellIcon } from './icons';

/**
 * Shows the configured announcement above the navbar. If the reader has dismissed it, a mark set by the head script
 * lets CSS hide it before the first paint, so that the layout does not shift.
 * @see acceptance AB-01, AB-02, AB-03, AB-04
 */
export function AnnouncementBar() {
  const [closed, setClosed] = useState(false);
  const bar = shellConfig.announcementBar;
  if (!bar || closed) return null;

  function close() {
    setClosed(true);
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
    try {
      localStorage.setItem(storageKeys.announcementDismissed, 'true');
    } catch {
      // Storage is blocked: the bar stays closed until the page is reloaded.
    }
  }

  return (
    <section className="announcement" aria-label={announcementLabel}>
      <div className="announcement-text" dangerouslySetInnerHTML={{ __html: trustHtml(bar.content) }} />
      {bar.isCloseable && (
        <button type="button" className="announcement-close" aria-label={closeAnnouncement} onClick={close}>
          <ShellIcon name="close" />
        </button>
      )}
    </section>
  );
}
