import { createDebugRoute } from '@/components/debug/debug-route';

const { metadata, Page } = createDebugRoute('globalData');
export { metadata, Page as default };
