import { MeasurementsPattern } from '@/components/showcase/demos/patterns/measurements';
import { patternText } from '@/components/showcase/demos/patterns/measurements-text';
import { createPatternRoute } from '@/components/showcase/page/pattern-route';

const { metadata, Page } = createPatternRoute(patternText, MeasurementsPattern);
export { metadata, Page as default };
