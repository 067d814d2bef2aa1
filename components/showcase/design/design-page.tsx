import { BackToTop } from '@/components/docs/back-to-top';
import { DocBody } from '@/components/docs/doc-body';
import { PageBehavior } from '@/components/docs/page-behavior';
import { TocDesktop, TocMobile } from '@/components/docs/toc';
import { Heading } from '@/components/mdx/heading';
import type { DesignPageData } from '@/lib/showcase/design/design-page-data';
import { designPageHead, designSectionHeadings } from './design-text';
import { DesignBehavior } from './design-behavior';
import { GalleryNav } from '../gallery/gallery-nav';
import { ColorPalette } from './color-palette';
import { RadiusAndSpacingSamples } from './radius-and-spacing-samples';
import { TypeScale } from './type-scale';

function getToc(groups: DesignPageData['groups']) {
  return Object.entries(designSectionHeadings).flatMap(([id, text]) => [
    { id, text, level: 2 },
    ...(id === 'colors' ? groups.map((group) => ({ id: group.id, text: group.title, level: 3 })) : []),
  ]);
}

/** The page about the colors and typography of the viewer’s controls (RT-06, SC-03). */
export function DesignPage({ groups, sizes, weights, radii }: DesignPageData) {
  const toc = getToc(groups);
  const heading = (id: keyof typeof designSectionHeadings) => (
    <Heading as="h2" id={id}>
      {designSectionHeadings[id]}
    </Heading>
  );
  return (
    <main className="docs-main design-page" data-toc="true" data-sidebar="none">
      <div className="docs-column">
        <TocMobile toc={toc} />
        <DocBody>
          <h1>{designPageHead.heading}</h1>
          <p>{designPageHead.description}</p>
          <GalleryNav current="/colors-and-type" />
          {heading('colors')}
          <ColorPalette groups={groups} />
          {heading('typography')}
          <TypeScale sizes={sizes} weights={weights} />
          {heading('shape')}
          <RadiusAndSpacingSamples radii={radii} />
        </DocBody>
      </div>
      <TocDesktop toc={toc} />
      <BackToTop />
      <PageBehavior />
      <DesignBehavior />
    </main>
  );
}
