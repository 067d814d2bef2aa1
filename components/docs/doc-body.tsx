import type { ReactNode } from 'react';

/** CSS classes of the element that contains the title and the text of a page. */
export const bodyClass = 'theme-doc-markdown prose';

/** Wraps the title and the text of a page that is written as JSX. */
export function DocBody({ children }: { children: ReactNode }) {
  return <article className={bodyClass}>{children}</article>;
}
