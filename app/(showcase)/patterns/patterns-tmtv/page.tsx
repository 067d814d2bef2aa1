import { TmtvPattern } from '@/components/showcase/demos/patterns/tmtv';
import { patternText } from '@/components/showcase/demos/patterns/tmtv-text';
import { createPatternRoute } from '@/components/showcase/page/pattern-route';

const { metadata, Page } = createPatternRoute(patternText, TmtvPattern);
export { metadata, Page as default };
