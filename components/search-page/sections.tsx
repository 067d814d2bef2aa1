import { DocCards } from '@/components/mdx/doc-card-list';
import type { DocCard } from '@/lib/mdx/types';

/** The sections of the documentation: what a search page without a query offers, and all it can without scripts. */
export function Sections({ cards }: { cards: readonly DocCard[] }) {
  return (
    <div className="search-sections prose">
      <p className="search-noscript">
        The search works with scripts, and this browser runs none. Every page is found through the sections
        below.
      </p>
      <h2>Browse the documentation</h2>
      <DocCards cards={cards} />
    </div>
  );
}
