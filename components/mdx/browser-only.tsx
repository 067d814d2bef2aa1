import type { ReactNode } from 'react';

/** Shows its children once scripts run (see `showBrowserOnly`), and the fallback until then. */
export function BrowserOnly({ children, fallback }: { children?: ReactNode; fallback?: ReactNode }) {
  return (
    <span data-browser-only="">
      {fallback !== undefined && <span data-no-index="">{fallback}</span>}
      <template>{children}</template>
    </span>
  );
}
