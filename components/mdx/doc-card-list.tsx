import { categoryItemCount } from '@/lib/i18n/messages/content';
import { siteLocale } from '@/lib/site/config';
import type { DocCard, PageContext } from '@/lib/mdx/types';
import { Cards, LinkCard } from './cards';

/** Renders a card for each doc or category. @see acceptance DOC-33 */
export function DocCards({ cards }: { cards: readonly DocCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Cards data-no-index="">
      {cards.map(({ title, href, description, count }) => (
        <LinkCard key={href} title={title} href={href} icon={count === undefined ? 'file-text' : 'folder'}>
          {count === undefined ? description : categoryItemCount(count, siteLocale.htmlLang)}
        </LinkCard>
      ))}
    </Cards>
  );
}

/** Creates `DocCardList`: cards for the given docs, else for the page's category. @see acceptance DOC-33 */
export function createDocCardList(context: PageContext) {
  return function DocCardList({ docIds }: { docIds?: readonly string[] }) {
    return <DocCards cards={context.cards(docIds)} />;
  };
}
