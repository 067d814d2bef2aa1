import type { ReactNode } from 'react';

/** Class of the element with title and text of a page. */
export const bodyClass = 'theme-doc-markdown prose';

/** Title and text of a page that is written as JSX. */
export function DocBody({ children }: { children: ReactNode }) {
  return <article className={bodyClass}>{children}</article>;
}
