import { translate } from '@/lib/i18n/translate';
import { DocCards } from '@/components/mdx/doc-card-list';
import type { DocCard } from '@/lib/mdx/types';

/** The sections of the documentation: what a search page without a query offers, and all it can without scripts. */
export function Sections({ cards }: { cards: readonly DocCard[] }) {
  return (
    <div className="search-sections prose">
      <p className="search-noscript">
        {translate({
          id: 'site.SearchPage.noScripts',
          message:
            'The search works with scripts, and this browser runs none. Every page is found through the sections below.',
          description: 'On the search page in browsers without scripts',
        })}
      </p>
      <h2>
        {translate({
          id: 'site.SearchPage.browse',
          message: 'Browse the documentation',
          description: 'Heading over the sections of the documentation on the search page',
        })}
      </h2>
      <DocCards cards={cards} />
    </div>
  );
}
