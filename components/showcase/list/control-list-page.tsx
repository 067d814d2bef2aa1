import { readTexts } from '@/lib/showcase/read-page-data';
import { Prose } from '../page/prose';
import { ShowcasePage } from '../page/showcase-page';
import { galleryHeads } from '@/lib/site/gallery-heads';
import { GalleryNav } from '../gallery/gallery-nav';
import { ControlList } from './control-list';

/** The page with all controls and all their demos (RT-06, SC-02). */
export function ControlListPage() {
  const controls = readTexts().controls.map(({ name, summary, demos }) => ({
    name,
    summary,
    demos,
  }));
  const { title, description } = galleryHeads['/components-list'];
  return (
    <ShowcasePage crumbs={[{ label: 'Components', href: '/components' }, { label: 'All components' }]}>
      <Prose>
        <h1>{title}</h1>
        <p>{description}</p>
        <GalleryNav current="/components-list" />
      </Prose>
      <ControlList controls={controls} />
    </ShowcasePage>
  );
}
