import { Cards, LinkCard } from '@/components/mdx/cards';
import { galleryHeads, type GalleryRoute } from '@/lib/site/gallery-heads';

const routes = Object.keys(galleryHeads) as GalleryRoute[];

/** Cards that link to the other galleries (SC-01). */
export function GalleryNav({ current }: { current: GalleryRoute }) {
  return (
    <nav aria-label="Galleries">
      <Cards>
        {routes
          .filter((route) => route !== current)
          .map((route) => (
            <LinkCard key={route} href={route} title={galleryHeads[route].title}>
              {galleryHeads[route].description}
            </LinkCard>
          ))}
      </Cards>
    </nav>
  );
}
