'use client';

import { siteCrashed } from '@/lib/i18n/messages/failures';
import { useEffect, useState } from 'react';
import { Crash, type CrashProps } from '@/components/crash/page-crash';
import { HydrationMark } from '@/components/shell/hydration-mark';
import { shellLocale } from '@/components/shell/shell-locale';
import { ColorMode } from '@/components/shell/theme';

const reload = () => location.reload();

/**
 * Replaces the whole document when the shell itself crashed; the style sheets of the root layout stay in place.
 * @see acceptance ERR-08, ERR-12
 */
export default function GlobalError(props: CrashProps) {
  // Importing the font here would add a style sheet to every page.
  const [fontClass] = useState(() =>
    typeof document === 'undefined' ? '' : document.documentElement.className,
  );
  // The router is gone as well, so back and forward must load the page they lead to.
  useEffect(() => {
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, []);
  return (
    <html lang={shellLocale} className={fontClass} suppressHydrationWarning>
      <body>
        <ColorMode>
          <Crash title={siteCrashed} {...props} />
          <HydrationMark />
        </ColorMode>
      </body>
    </html>
  );
}
