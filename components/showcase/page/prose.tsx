import type { ReactNode } from 'react';

/** Renders text of a showcase page in the style of the docs. Live demos have their own style and must be outside. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
