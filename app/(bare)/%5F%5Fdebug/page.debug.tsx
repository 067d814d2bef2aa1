import { createDebugRoute } from '@/components/debug/debug-route';

const { metadata, Page } = createDebugRoute('config');
export { metadata, Page as default };
