import { createDebugRoute } from '@/app/(bare)/debug-route';

const route = createDebugRoute('globalData');

export const metadata = route.metadata;
export default route.Page;
