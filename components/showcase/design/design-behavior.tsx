'use client';

import { useEffect, useState } from 'react';
import { attachCopyButtons } from './attach-copy-buttons';

/** Adds the copy buttons of the page about colors (SC-03). */
export function DesignBehavior() {
  const [status, setStatus] = useState('');
  useEffect(() => attachCopyButtons(document, setStatus), []);
  return (
    <p role="status" className="sr-only">
      {status}
    </p>
  );
}
