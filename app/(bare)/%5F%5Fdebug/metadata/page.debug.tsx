import { createDebugRoute } from '@/components/debug/debug-route';

const { metadata, Page } = createDebugRoute('metadata');
export { metadata, Page as default };
