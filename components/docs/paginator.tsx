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
    <nav className="paginator" aria-label="Docs pages">
      {previous && (
        <Link href={previous.href} rel="prev" className="paginator-link">
          <span className="paginator-direction">Previous</span>
          <span className="paginator-label">{previous.label}</span>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" className="paginator-link paginator-next">
          <span className="paginator-direction">Next</span>
          <span className="paginator-label">{next.label}</span>
        </Link>
      )}
    </nav>
  );
}
