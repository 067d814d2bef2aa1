import { SplitPanelPattern } from '@/components/showcase/demos/patterns/split-panel';
import { patternText } from '@/components/showcase/demos/patterns/split-panel-text';
import { createPatternRoute } from '@/components/showcase/page/pattern-route';

const { metadata, Page } = createPatternRoute(patternText, SplitPanelPattern);
export { metadata, Page as default };
