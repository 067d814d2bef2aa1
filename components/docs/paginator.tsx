import { translate } from '@/lib/i18n/translate';
import type { Neighbour } from '@/lib/docs/types';
import { Link } from '@/components/link/link';

interface PaginatorProps {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Links to the doc before and after in reading order (DOC-14). */
export function Paginator({ previous, next }: PaginatorProps) {
  if (!previous && !next) return null;
  return (
    <nav
      className="paginator"
      aria-label={translate({
        id: 'theme.docs.paginator.navAriaLabel',
        message: 'Docs pages',
        description: 'Name of the links to the page before and the page after',
      })}
    >
      {previous && (
        <Link href={previous.href} rel="prev" className="paginator-link">
          <span className="paginator-direction">
            {translate({
              id: 'theme.docs.paginator.previous',
              message: 'Previous',
              description: 'Stands above the title of the page before',
            })}
          </span>
          <span className="paginator-label">{previous.label}</span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" className="paginator-link paginator-next">
          <span className="paginator-direction">
            {translate({
              id: 'theme.docs.paginator.next',
              message: 'Next',
              description: 'Stands above the title of the page after',
            })}
          </span>
          <span className="paginator-label">{next.label}</span>
        </Link>
      )}
    </nav>
  );
}
