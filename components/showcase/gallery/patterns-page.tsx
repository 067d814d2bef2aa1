import { translate } from '@/lib/i18n/translate';
import { Link } from '@/components/link/link';
import { patternTexts } from '../patterns/pattern-texts';
import { InlineText } from '../page/inline-text';
import { Prose } from '../page/prose';
import { ShowcasePage } from '../page/showcase-page';
import { galleryHeads } from './gallery-heads';
import { GalleryNav } from './gallery-nav';
import { PatternSpecimen } from './specimen';

/** The gallery of patterns: a card with a live specimen for each (RT-09, SC-07). */
export function PatternsPage() {
  const { title, description } = galleryHeads['/patterns'];
  return (
    <ShowcasePage crumbs={[{ label: 'Components', href: '/components' }, { label: title }]}>
      <Prose>
        <h1>{title}</h1>
        <p>{description}</p>
      </Prose>
      <ul className="gallery" data-size="large">
        {patternTexts.map(({ id, route, name, summary }) => (
          <li key={id} className="gallery-card">
            <PatternSpecimen of={id} />
            <h2>
              <Link href={route}>{name}</Link>
            </h2>
            <p>
              <InlineText text={summary} />
            </p>
          </li>
        ))}
      </ul>
      <Prose>
        <h2>
          {translate({
            id: 'site.showcase.more',
            message: 'More of the design system',
            description: 'Heading over the links to the other galleries',
          })}
        </h2>
        <GalleryNav current="/patterns" />
      </Prose>
    </ShowcasePage>
  );
}
