import type { ReactNode } from 'react';
import { Link } from '@/components/link/link';
import type { PageContext } from '@/lib/mdx/types';

/**
 * Creates the `Term` component for a page: a link to the entry `id` of the glossary that shows the definition on hover
 * and keyboard focus, with CSS only. On the page that explains the term, it renders plain text.
 */
export function createTerm(context: PageContext) {
  return function Term({ id, children }: { id: string; children?: ReactNode }) {
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
