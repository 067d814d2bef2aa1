import { Link } from '@/components/link/link';
import { readTexts } from '@/lib/showcase/read-page-data';
import { getPatternRoute } from '@/lib/site/showcase-names';
import { TextWithCode } from '../page/text-with-code';
import { Prose } from '../page/prose';
import { ShowcasePage } from '../page/showcase-page';
import { PatternGalleryDemo } from './gallery-demo';
import { galleryHeads } from '@/lib/site/gallery-heads';
import { GalleryNav } from './gallery-nav';

/** The gallery of patterns, with a live demo of each pattern on a card (RT-09, SC-07). */
export function PatternsPage() {
  const { title, description } = galleryHeads['/patterns'];
  return (
    <ShowcasePage crumbs={[{ label: 'Components', href: '/components' }, { label: title }]}>
      <Prose>
        <h1>{title}</h1>
        <p>{description}</p>
      </Prose>
      <ul className="gallery" data-size="large">
        {readTexts().patterns.map(({ id, name, summary }) => (
          <li key={id} className="gallery-card">
            <PatternGalleryDemo id={id} />
            <h2>
              <Link href={getPatternRoute(id)}>{name}</Link>
            </h2>
            <p>
              <TextWithCode text={summary} />
            </p>
          </li>
        ))}
      </ul>
      <Prose>
        <h2>More of the design system</h2>
        <GalleryNav current="/patterns" />
      </Prose>
    </ShowcasePage>
  );
}
