import type { ReactNode } from 'react';

/** Text of a showcase page, in the style of the docs; the live demos have their own style. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
