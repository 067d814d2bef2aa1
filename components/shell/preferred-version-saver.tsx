'use client';

import { useEffect } from 'react';
import { preferredVersionStore, readPreferredVersion } from './version-links';

/**
 * Keeps the stored preferred version up to date: removes an unknown version (VER-12), and stores the version of a
 * clicked link with `data-version`, in a version menu or the version banner (VER-07, VER-10).
 */
export function PreferredVersionSaver() {
  useEffect(() => {
    readPreferredVersion();
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-version]') : null;
      if (link?.dataset.version) preferredVersionStore.save(link.dataset.version);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  return null;
}
