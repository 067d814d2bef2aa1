/** Page on which each visit begins. */
export const startRoute = '/';

/**
 * The fifteen clicks, in order: sidebar links that are in view when their turn comes, since a click on a category's
 * link opens it. Short and long pages, pages with much code, tables, images and tabs.
 */
export const clickedRoutes = [
  '/user-guide/',
  '/user-guide/viewer/',
  '/user-guide/viewer/hotkeys',
  '/user-guide/viewer/toolbar',
  '/deployment/',
  '/deployment/build-for-production',
  '/deployment/static-assets',
  '/deployment/docker/',
  '/deployment/authorization',
  '/deployment/google-cloud-healthcare',
  '/deployment/iframe',
  '/deployment/cors',
  '/faq/',
  '/faq/technical',
  '/faq/general',
] as const;

/** The pages whose first load is measured: home, long, with much code, short, with a table, with pictures. */
export const loadedRoutes = [
  '/',
  '/faq/technical',
  '/platform/services/data/HangingProtocolService',
  '/deployment/iframe',
  '/configuration/configurationFiles',
  '/user-guide/viewer/toolbar',
] as const;

const measuredOnAllSites = ['/', '/faq/technical', '/user-guide/viewer/toolbar'];
const measuredOnThisSite = [
  '/3.9/user-guide/viewer/',
  '/help',
  '/changes',
  '/glossary',
  '/versions',
  '/accessibility',
  '/search',
  '/components',
  '/components-list',
  '/components/DataRowShowcase',
  '/colors-and-type',
  '/patterns/patterns-segmentation',
];

/** The pages that Lighthouse measures: one of each kind. Docs are measured on all sites. */
export const lighthousePages = [
  ...measuredOnAllSites.map((route) => ({ route, onAllSites: true })),
  ...measuredOnThisSite.map((route) => ({ route, onAllSites: false })),
];
