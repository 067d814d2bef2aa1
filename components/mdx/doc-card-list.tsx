import { categoryItemCount } from '@/lib/i18n/messages/content';
import { getLocale } from '@/lib/i18n/locale';
import type { DocCard, PageContext } from '@/lib/mdx/types';
import { Cards, LinkCard } from './cards';

function DocCardItem({ title, href, description, count }: DocCard) {
  return (
    <LinkCard title={title} href={href} icon={count === undefined ? 'file-text' : 'folder'}>
      {count === undefined ? description : categoryItemCount(count, getLocale().htmlLang)}
    </LinkCard>
  );
}

/** Renders a card for each doc or category. @see acceptance DOC-33 */
export function DocCards({ cards }: { cards: readonly DocCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Cards data-no-index="">
      {cards.map((card) => (
        <DocCardItem key={card.href} {...card} />
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
