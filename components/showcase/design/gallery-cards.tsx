import { Cards, LinkCard } from '@/components/mdx/cards';

/** From here to the galleries (SC-01, SC-02, SC-07). */
export function GalleryCards() {
  return (
    <Cards>
      <LinkCard title="Colors & Typography" href="/colors-and-type" icon="bulb">
        What everything is drawn with.
      </LinkCard>
      <LinkCard title="Components" href="/components-list" icon="puzzle">
        All controls on one page.
      </LinkCard>
      <LinkCard title="Patterns" href="/patterns" icon="layers">
        Panels made of them.
      </LinkCard>
    </Cards>
  );
}
