/** One route of the site per template. `npm test` checks these pages, and `npm run test:all` also checks the others. */
export const exampleRoutes = [
  '/',
  '/3.9/user-guide/viewer',
  '/faq/general',
  '/changes',
  '/glossary',
  '/tools/config',
  '/tools/headers',
  '/tools/setup',
  '/versions',
  '/search',
  '/__debug/config',
  '/components',
  '/components/DataRowShowcase',
  '/colors-and-type',
  '/patterns/patterns-segmentation',
];
