import type { Metadata } from 'next';
import { SegmentationPattern } from '@/components/showcase/demos/patterns/segmentation';
import { PatternPage } from '@/components/showcase/page/pattern-page';
import { segmentationPattern } from '@/components/showcase/patterns/segmentation';
import { getPatternMetadata } from '@/components/showcase/page/part-metadata';

export const metadata: Metadata = getPatternMetadata(segmentationPattern);

export default function Page() {
  return (
    <PatternPage text={segmentationPattern}>
      <SegmentationPattern />
    </PatternPage>
  );
}
