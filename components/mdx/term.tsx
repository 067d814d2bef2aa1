import type { ReactNode } from 'react';
import { Link } from '@/components/link/link';
import type { PageContext } from '@/lib/mdx/types';

export interface TermProps {
  /** Id in the glossary. */
  id: string;
  children?: ReactNode;
}

/**
 * A word that the glossary explains: a link whose definition shows on hover and keyboard focus, by styles alone. Plain
 * text where the page itself is about it.
 */
export function createTerm(context: PageContext) {
  return function Term({ id, children }: TermProps) {
    const definition = context.define(id);
    if (definition === null) return children;
    const describedBy = `term-${id}`;
    return (
      <span className="term">
        <Link href={`/glossary#${id}`} data-bare="" aria-describedby={describedBy}>
          {children}
        </Link>
        <span className="term-definition" role="tooltip" id={describedBy}>
          {definition}
        </span>
      </span>
    );
  };
}
