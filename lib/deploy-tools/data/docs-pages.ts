/** Titles of the pages that findings link to. */
export const titles: Readonly<Record<string, string>> = {
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
export const otherSections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '3.9': {
    'deployment/custom-url-access#the-two-values': 'deployment/custom-url-access#build-for-non-root-path',
  },
};
