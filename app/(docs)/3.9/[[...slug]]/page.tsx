import { createDocRoute } from '@/app/(docs)/doc-route';

const route = createDocRoute('3.9');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;
