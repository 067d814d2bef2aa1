import { browseDocumentation, searchNeedsJavaScript } from '@/lib/i18n/messages/search-page';
import { DocCards } from '@/components/mdx/doc-card-list';
import type { DocCard } from '@/lib/mdx/types';

/** Cards for the sections of the documentation, shown without a query, without results or without scripts. */
export function DocSectionCards({ cards }: { cards: readonly DocCard[] }) {
  return (
    <div className="search-sections prose">
      <p className="search-noscript">{searchNeedsJavaScript}</p>
      <h2>{browseDocumentation}</h2>
      <DocCards cards={cards} />
    </div>
  );
}
