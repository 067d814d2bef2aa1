import { wholePageCrashed } from '@/lib/i18n/messages/failures';
import { useEffect, useState } from 'react';
import { HydrationMark } from '@/components/shell/hydration-mark';
import { shellLocale } from '@/components/shell/shell-config';
import { ColorModeProvider } from '@/components/shell/theme';
import { CrashRecovery, type NextErrorProps } from './page-crash';

const reload = () => location.reload();

/**
 * Screen shown by `global-error.tsx`: replaces the document if the root layout crashes, whose style sheets remain.
 * @see acceptance ERR-08, ERR-12
 */
export function SiteCrash(props: NextErrorProps) {
  // Copies the font's class from the document: importing the font here would add a style sheet to every page.
  const [fontClass] = useState(() =>
    typeof document === 'undefined' ? '' : document.documentElement.className,
  );
  // The router has crashed, so the browser's back and forward buttons must reload the page.
  useEffect(() => {
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, []);
  return (
    <html lang={shellLocale} className={fontClass} suppressHydrationWarning>
      <body>
        <ColorModeProvider>
          <CrashRecovery title={wholePageCrashed} {...props} />
          <HydrationMark />
        </ColorModeProvider>
      </body>
    </html>
  );
}
