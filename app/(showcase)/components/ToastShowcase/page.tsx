import * as demos from '@/components/showcase/controls/toast/demos';
import { controlText } from '@/components/showcase/controls/toast/control-text';
import { createControlRoute } from '@/components/showcase/page/control-route';
import 'sonner/dist/styles.css';

const { metadata, Page } = createControlRoute(controlText, demos);
export { metadata, Page as default };
