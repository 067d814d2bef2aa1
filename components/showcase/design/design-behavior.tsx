'use client';

import { useEffect, useState } from 'react';
import { attachCopying } from './attach-copying';
import { attachMeasuring } from './attach-measuring';

/** What the page of colors and type does in the browser: values copy themselves, contrast is measured (SC-03). */
export function DesignBehavior() {
  const [status, setStatus] = useState('');
  useEffect(() => {
    const detach = [attachCopying(document, setStatus), attachMeasuring(document)];
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
