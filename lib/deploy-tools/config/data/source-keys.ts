import type { ConfigKey, ConfigKeys } from '../config-key';

const page = 'configuration/dataSources/dicom-web';
const options = `${page}#data-source-configuration-options`;
const accept = 'configuration/configurationFiles#more-on-accept-header-configuration';
const bulkData = `${page}#bulkdatauri`;

const key = (types: ConfigKey['types'], about: string, missing: string, docs = options): ConfigKey => ({
  types,
  about,
  missing,
  docs,
});

/** Keys of a DICOMweb source. extensions/default/src/DicomWebDataSource */
export const dicomWebKeys: ConfigKeys = {
  friendlyName: key(['string'], 'Is the name that users see.', 'empty'),
  name: key(
    ['string'],
    'Is the name under which metadata is cached; each source needs its own.',
    'undefined',
  ),
  qidoRoot: key(['string'], 'Is the address for searches (QIDO-RS).', 'required'),
  wadoRoot: key(
    ['string'],
    'Is the address for metadata, images and uploads (WADO-RS, STOW-RS).',
    'required',
    `${page}#wadoroot`,
  ),
  wadoUriRoot: key(['string'], 'Is the address for images with WADO-URI.', 'none'),
  wadoUri: key(['string'], 'Is where whole objects come from if an instance has no wadoRoot.', 'none'),
  imageRendering: key(
    ['string'],
    'Determines how images are loaded: wadors or wadouri.',
    'WADO-URI',
    `${page}#imagerendering`,
  ),
  enableStudyLazyLoad: key(
    ['boolean'],
    'Loads metadata series by series.',
    'off: all metadata at once',
    `${page}#enablestudylazyload`,
  ),
  supportsWildcard: key(['boolean'], 'Sends text filters of the study list as *text*.', 'off'),
  supportsFuzzyMatching: key(['boolean'], 'Asks the archive for fuzzy matching of names.', 'off'),
  supportsStow: key(['boolean'], 'Offers the source as a target for reports.', 'on if there is a wadoRoot'),
  supportsReject: key(['boolean'], 'Provides the reject call of dcm4chee.', 'off'),
  singlepart: key(
    ['string', 'boolean', 'array'],
    'Lists the kinds of data that the server sends as a single part.',
    'none',
    `${page}#singlepart`,
  ),
  bulkDataURI: {
    ...key(
      ['object'],
      'Loads large attributes that the metadata only links to.',
      '{ enabled: true }',
      bulkData,
    ),
    changes: { '3.9': { missing: 'off' } },
    keys: {
      enabled: key(['boolean'], 'Turns bulk data on.', 'off', bulkData),
      relativeResolution: {
        ...key(['string'], 'Is the base for relative links.', 'series', bulkData),
        values: ['studies', 'series'],
      },
      startsWith: key(['string'], 'Is the start of links that is removed.', 'none', bulkData),
      prefixWith: key(['string'], 'Is put in place of what startsWith removed.', 'empty', bulkData),
      transform: key(['function'], 'Changes a link before the other keys apply.', 'none', bulkData),
    },
  },
  acceptHeader: key(['array', 'string'], 'Is the Accept header of requests for images.', 'generated', accept),
  requestTransferSyntaxUID: key(['string'], 'Is the transfer syntax to request.', '*', accept),
  omitQuotationForMultipartRequest: key(
    ['boolean'],
    'Leaves the double quotes out of the generated Accept header.',
    'false',
    accept,
  ),
  staticWado: key(['boolean'], 'Filters the study list in the browser, for static files.', 'off'),
  dicomUploadEnabled: key(
    ['boolean'],
    'Adds an upload button to the study list.',
    'off',
    `${page}#dicomuploadenabled`,
  ),
  onConfiguration: key(['function'], 'Computes the configuration from the address.', 'none'),
  configurationAPI: key(
    ['string'],
    'Is the customization of the dialog in which users choose an archive.',
    'none',
  ),
};

const names: ConfigKeys = {
  friendlyName: key(['string'], 'Is the name that users see.', 'empty'),
  name: key(['string'], 'Is the name of the source in messages.', 'undefined'),
};

const mergeDocs = 'platform/extensions/modules/data-source#merge-data-source';

/** Keys of `configuration`, by kind of data source. */
export const sourceKinds: Readonly<Record<string, ConfigKeys>> = {
  dicomweb: dicomWebKeys,
  dicomjson: {
    ...names,
    // extensions/default/src/utils/getDirectURL.ts reads these for videos and PDFs.
    wadoRoot: key(['string'], 'Is the address for rendered videos and PDFs.', 'none'),
    singlepart: key(['string', 'boolean', 'array'], 'Lists kinds of data in a single part.', 'none'),
  },
  dicomwebproxy: names,
  dicomlocal: names,
  merge: {
    ...names,
    seriesMerge: {
      ...key(['object'], 'Names the sources to merge.', 'error', mergeDocs),
      keys: {
        dataSourceNames: key(['array'], 'Lists the sourceName of each source.', 'error', mergeDocs),
        defaultDataSourceName: key(['string'], 'Is the sourceName of the main source.', 'error', mergeDocs),
      },
    },
  },
};

/** Keys of an entry of `dataSources`. `friendlyName` here is the older place of the name. */
export const entryKeys: readonly string[] = ['namespace', 'sourceName', 'configuration', 'friendlyName'];

/** Keys in `configuration` that nothing reads, although config files of the viewer or its types contain them. */
export const unreadSourceKeys: Readonly<Record<string, string>> = {
  thumbnailRendering: 'Remove it.',
  qidoSupportsIncludeField: 'Remove it. The viewer always sends includefield.',
  lazyLoadStudy: 'Use enableStudyLazyLoad.',
  supportsNativeDICOMModel: 'Remove it.',
  enableRequestTag: 'Remove it.',
  requestOptions: 'Remove it. Let a proxy add the Authorization header, or use OpenID Connect.',
  fixBulkdataMultipart: 'Remove it. Multipart answers are always unpacked.',
};

/** Transfer syntaxes that select a header; any other value is ignored. platform/core/src/utils/generateAcceptHeader.ts */
export const transferSyntaxes: readonly string[] = [
  '*',
  ...['', '.1', '.2', '.5'].map((end) => `1.2.840.10008.1.2${end}`),
  ...[50, 51, 57, 70, 80, 81, 90, 91, 92, 93].map((end) => `1.2.840.10008.1.2.4.${end}`),
];
