'use client';

import { siteCrashed } from '@/lib/i18n/messages/failures';
import { useEffect, useState } from 'react';
import { HydrationMark } from '@/components/shell/hydration-mark';
import { shellLocale } from '@/components/shell/shell-locale';
import { ColorMode } from '@/components/shell/theme';
import { Crash, type CrashProps } from './page-crash';

const reload = () => location.reload();

/**
 * `global-error.tsx`: replaces the whole document when the shell itself crashed. The style sheets of the root layout stay
 * in place.
 * @see acceptance ERR-08, ERR-12
 */
export function SiteCrash(props: CrashProps) {
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
