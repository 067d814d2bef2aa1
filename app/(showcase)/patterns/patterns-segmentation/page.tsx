import { SegmentationPattern } from '@/components/showcase/demos/patterns/segmentation';
import { patternText } from '@/components/showcase/demos/patterns/segmentation-text';
import { createPatternRoute } from '@/components/showcase/page/pattern-route';

const { metadata, Page } = createPatternRoute(patternText, SegmentationPattern);
export { metadata, Page as default };
