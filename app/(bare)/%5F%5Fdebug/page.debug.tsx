import { createDebugRoute } from '@/app/(bare)/debug-route';

const route = createDebugRoute('config');

export const metadata = route.metadata;
export default route.Page;
