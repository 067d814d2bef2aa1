import type { ReactNode } from 'react';
import { Link } from '@/components/link/link';
import type { PageContext } from '@/lib/mdx/types';

export interface TermProps {
  /** Id of the term in the glossary. */
  id: string;
  children?: ReactNode;
}

/**
 * A glossary term in running text: a link whose definition appears on hover and keyboard focus, with CSS only. Plain
 * text on a page that is itself about the term.
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
        <span className="term-definition" role="tooltip" id={describedBy} data-no-index="">
          {definition}
        </span>
      </span>
    );
  };
}
