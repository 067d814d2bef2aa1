import { createDebugRoute } from '@/components/debug/debug-route';

const { metadata, Page } = createDebugRoute('content');
export { metadata, Page as default };
