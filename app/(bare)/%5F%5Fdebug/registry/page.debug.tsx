import { createDebugRoute } from '@/components/debug/debug-route';

const { metadata, Page } = createDebugRoute('registry');
export { metadata, Page as default };
