import { Link } from '@/components/link/link';
import { readTexts } from '@/lib/showcase/read-page-data';
import { getControlRoute } from '@/lib/site/showcase-names';
import { TextWithCode } from '../page/text-with-code';
import { Prose } from '../page/prose';
import { ShowcasePage } from '../page/showcase-page';
import { ControlGalleryDemo } from './gallery-demo';
import { galleryHeads } from '@/lib/site/gallery-heads';
import { GalleryNav } from './gallery-nav';

/** The gallery of controls, with a live demo of each control on a card (RT-06, SC-01). */
export function ComponentsPage() {
  const { title, description } = galleryHeads['/components'];
  return (
    <ShowcasePage>
      <Prose>
        <h1>{title}</h1>
        <p>{description}</p>
        <GalleryNav current="/components" />
        <h2 id="controls">Controls</h2>
      </Prose>
      <ul className="gallery">
        {readTexts().controls.map(({ name, summary }) => (
          <li key={name} className="gallery-card">
            <ControlGalleryDemo name={name} />
            <h3>
              <Link href={getControlRoute(name)}>{name}</Link>
            </h3>
            <p>
              <TextWithCode text={summary} />
            </p>
          </li>
        ))}
      </ul>
    </ShowcasePage>
  );
}
