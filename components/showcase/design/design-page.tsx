import { BackToTop } from '@/components/docs/back-to-top';
import { DocBody } from '@/components/docs/doc-body';
import { PageBehavior } from '@/components/docs/page-behavior';
import { TocDesktop } from '@/components/docs/toc-desktop';
import { TocMobile } from '@/components/docs/toc-mobile';
import { Heading } from '@/components/mdx/heading';
import type { Design } from '@/lib/showcase/design/build-design';
import { designHead, designSections } from './design-text';
import { DesignBehavior } from './design-behavior';
import { GalleryNav } from '../gallery/gallery-nav';
import { Palette } from './palette';
import { Shapes } from './shapes';
import { TypeScale } from './type-scale';

function getToc(groups: Design['groups']) {
  return Object.entries(designSections).flatMap(([id, text]) => [
    { id, text, level: 2 },
    ...(id === 'colors' ? groups.map((group) => ({ id: group.id, text: group.title, level: 3 })) : []),
  ]);
}

/** The page about the colors and typography of the viewer’s controls (RT-06, SC-03). */
export function DesignPage({ groups, sizes, weights, radii }: Design) {
  const toc = getToc(groups);
  const heading = (id: keyof typeof designSections) => (
    <Heading as="h2" id={id}>
      {designSections[id]}
    </Heading>
  );
  return (
    <main className="docs-main design-page" data-toc="true" data-sidebar="none">
      <div className="docs-column">
        <TocMobile toc={toc} />
        <DocBody>
          <h1>{designHead.heading}</h1>
          <p>{designHead.description}</p>
          <GalleryNav current="/colors-and-type" />
          {heading('colors')}
          <Palette groups={groups} />
          {heading('typography')}
          <TypeScale sizes={sizes} weights={weights} />
          {heading('shape')}
          <Shapes radii={radii} />
        </DocBody>
      </div>
      <TocDesktop toc={toc} />
      <BackToTop />
      <PageBehavior />
      <DesignBehavior />
    </main>
  );
}
