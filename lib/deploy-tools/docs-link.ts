import type { DocsLink } from './finding';
import type { ViewerLine } from './config/data/lines';

/** A version of the viewer whose documentation the findings link to. */
export interface CheckedVersion {
  line: ViewerLine;
  /** Path of the version's pages: `/` or `/3.9`. */
  path: string;
}

const titles: Readonly<Record<string, string>> = {
  'configuration/configurationFiles': 'Config files',
  'configuration/config-recipes': 'Config recipes',
  'configuration/dataSources/introduction': 'Data sources',
  'configuration/dataSources/dicom-web': 'DICOMweb',
  'configuration/dataSources/dicom-web-requests': 'DICOMweb requests',
  'configuration/dataSources/configuration-ui': 'Configuration UI',
  'deployment/access-tokens': 'Tokens and passwords',
  'deployment/authorization': 'Authorization',
  'deployment/cors': 'Cross-origin information',
  'deployment/cors-errors': 'CORS error messages',
  'deployment/custom-url-access': 'Custom URL access',
  'deployment/google-cloud-healthcare': 'Google Cloud Healthcare',
  'deployment/iframe': 'iframe',
  'deployment/static-assets': 'Static assets',
  'migration-guide/from-v2': 'Migration from version 2',
  'platform/managers/hotkeys': 'Hotkeys manager',
  'platform/extensions/modules/data-source': 'Data source module',
};

/** Sections that the pages of an older version call differently. */
const otherSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '3.9': {
    'deployment/custom-url-access#the-two-values': 'deployment/custom-url-access#build-for-non-root-path',
  },
};

/** Links to a page and its anchor in the latest version. */
export const toLatestLink = (docs: string): DocsLink => ({
  href: `/${docs}`,
  title: titles[docs.split('#', 1)[0] ?? ''] ?? docs,
});

/** Converts a page and its anchor to a link to the page of a version. */
export function toDocsLink(docs: string, { line, path }: CheckedVersion): DocsLink {
  const [page = ''] = docs.split('#');
  const section = otherSections[line]?.[docs] ?? docs;
  return { href: `${path.replace(/\/+$/, '')}/${section}`, title: titles[page] ?? page };
}
