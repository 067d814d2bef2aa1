'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { attachCodeButtons } from './code-buttons';
import { attachHashTarget } from './hash-target';
import { attachImageStatus } from './image-status';
import { attachImageZoom } from './image-zoom';
import { attachTableRegions } from './table-regions';

/**
 * Everything that the body of a page does in the browser beside its tabs, for all its blocks at once: the body
 * itself is plain HTML that needs no hydration of its own.
 */
export function ContentBehaviour() {
  const path = usePathname();
  const [status, setStatus] = useState('');

  useEffect(() => {
    const detach = [
      attachCodeButtons(document, setStatus),
      attachTableRegions(document),
      attachImageStatus(document),
      attachImageZoom(document),
      attachHashTarget(),
    ];
    return () => {
      for (const stop of detach) stop();
    };
  }, [path]);

  return (
    <p role="status" className="sr-only">
      {status}
    </p>
  );
}
