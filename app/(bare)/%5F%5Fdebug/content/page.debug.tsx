import { createDebugRoute } from '@/app/(bare)/debug-route';

const route = createDebugRoute('content');

export const metadata = route.metadata;
export default route.Page;
