'use client';

import { onThisPage } from '@/lib/i18n/messages/sidebar';
import { useId, useState } from 'react';
import type { TocEntry } from '@/lib/mdx/types';
import { ChevronIcon } from '@/components/shell/icons';
import { TocList } from './toc-list';

/** Table of contents inside the page on narrow windows, initially collapsed (DOC-09). */
export function TocMobile({ toc }: { toc: readonly TocEntry[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="theme-doc-toc-mobile">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {onThisPage}
        <ChevronIcon size={16} />
      </button>
      <div id={id} hidden={!open}>
        <TocList toc={toc} />
      </div>
    </div>
  );
}
