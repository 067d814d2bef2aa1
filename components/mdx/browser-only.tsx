import type { ReactNode } from 'react';

export interface BrowserOnlyProps {
  children?: ReactNode;
  /** Content shown until scripts run. */
  fallback?: ReactNode;
}

/** Shows its children once scripts run (see `showBrowserOnly`), and the fallback until then. */
export function BrowserOnly({ children, fallback }: BrowserOnlyProps) {
  return (
    <span data-browser-only="">
      {fallback !== undefined && <span data-no-index="">{fallback}</span>}
      <template>{children}</template>
    </span>
  );
}
