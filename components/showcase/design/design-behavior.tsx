'use client';

import { useEffect, useState } from 'react';
import { attachCopyButtons } from './attach-copy-buttons';
import { attachContrastMeasuring } from './attach-contrast-measuring';

/** Adds the copy buttons of the page about colors and measures the contrast of colors in the browser (SC-03). */
export function DesignBehavior() {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const detach = [attachCopyButtons(document, setStatus), attachContrastMeasuring(document)];
    return () => {
      for (const stop of detach) stop();
    };
  }, []);
  return (
    <p role="status" className="sr-only">
      {status}
    </p>
  );
}
