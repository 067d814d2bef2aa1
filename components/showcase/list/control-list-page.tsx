import { readTexts } from '@/lib/showcase/read-page-data';
import { Prose } from '../page/prose';
import { ShowcasePage } from '../page/showcase-page';
import { galleryHeads } from '@/lib/site/gallery-heads';
import { GalleryNav } from '../gallery/gallery-nav';
import { ControlList } from './control-list';
import { ControlSection } from './control-section';

/** The page that shows all controls (RT-06, SC-02). */
export function ControlListPage() {
  const controls = readTexts().controls.map((control) => ({
    name: control.name,
    text: [control.name, control.summary, ...control.demos.map(({ title }) => title)].join(' '),
    section: <ControlSection {...control} />,
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
