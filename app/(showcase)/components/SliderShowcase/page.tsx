import * as demos from '@/components/showcase/controls/slider/demos';
import { controlText } from '@/components/showcase/controls/slider/control-text';
import { createControlRoute } from '@/components/showcase/page/control-route';

const { metadata, Page } = createControlRoute(controlText, demos);
export { metadata, Page as default };
