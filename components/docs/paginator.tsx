import { nextPage, paginatorLabel, previousPage } from '@/lib/i18n/messages/docs';
import type { DocRecord } from '@/lib/docs/page-record';
import { Link } from '@/components/link/link';

/** Links to the previous and next doc in reading order (DOC-14). */
export function Paginator({ previous, next }: Pick<DocRecord['navigation'], 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className="paginator" aria-label={paginatorLabel}>
      {previous && (
        <Link href={previous.href} rel="prev" className="paginator-link">
          <span className="paginator-direction">{previousPage}</span>
          <span className="paginator-label">{previous.label}</span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" className="paginator-link paginator-next">
          <span className="paginator-direction">{nextPage}</span>
          <span className="paginator-label">{next.label}</span>
        </Link>
      )}
    </nav>
  );
}
