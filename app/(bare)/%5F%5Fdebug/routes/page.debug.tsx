import { createDebugRoute } from '@/components/debug/debug-route';

const { metadata, Page } = createDebugRoute('routes');
export { metadata, Page as default };
