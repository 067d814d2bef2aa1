import { DataRowPattern } from '@/components/showcase/demos/patterns/data-row';
import { patternText } from '@/components/showcase/demos/patterns/data-row-text';
import { createPatternRoute } from '@/components/showcase/page/pattern-route';

const { metadata, Page } = createPatternRoute(patternText, DataRowPattern);
export { metadata, Page as default };
