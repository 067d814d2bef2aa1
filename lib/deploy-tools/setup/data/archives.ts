import type { Archive } from '../answers';

/** What the page knows about an archive. */
interface ArchiveInfo {
  label: string;
  /** The archive is a service on the internet, which users open with their own tokens. */
  isCloud: boolean;
  /** The archive rejects requests without a valid token. */
  checksTokens: boolean;
  /** Example of the DICOMweb address that the web server opens. */
  address: string;
  /** Example of the DICOMweb address that browsers open. */
  corsAddress: string;
  /** Rows of the data source's configuration: key, value, explanation. */
  keys: readonly (readonly [code: string, about: string])[];
  /** What to set in the archive, as sentences. */
  steps: readonly string[];
  /** Page of the documentation. */
  docs: string;
}

const wildcards = ['supportsWildcard: true,', 'Searches for a part of a name.'] as const;
const fuzzy = [
  'supportsFuzzyMatching: true,\nsupportsWildcard: false,',
  'This archive finds the beginning of a name and knows no wildcards.',
] as const;
const withoutQuotes = [
  'omitQuotationForMultipartRequest: true,',
  'Without quotation marks in the Accept header, the browser sends fewer preflight requests.',
] as const;

/** The archives that the page offers. `docs/deploy-tools.md` explains how to add one. */
export const archives: Record<Archive, ArchiveInfo> = {
  orthanc: {
    label: 'Orthanc',
    isCloud: false,
    checksTokens: false,
    address: 'http://127.0.0.1:8042/dicom-web',
    corsAddress: 'https://pacs.example.org/dicom-web',
    keys: [wildcards, withoutQuotes],
    steps: ['Orthanc needs its DICOMweb plugin: /dicom-web/studies must not answer with status 404.'],
    docs: '/configuration/dataSources/dicom-web',
  },
  dcm4chee: {
    label: 'dcm4chee',
    isCloud: false,
    checksTokens: true,
    address: 'http://127.0.0.1:8080/dcm4chee-arc/aets/DCM4CHEE/rs',
    corsAddress: 'https://pacs.example.org/dcm4chee-arc/aets/DCM4CHEE/rs',
    keys: [wildcards, withoutQuotes],
    steps: ['DCM4CHEE in the address is the AE title of the archive. Replace it if yours has another one.'],
    docs: '/configuration/dataSources/dicom-web',
  },
  static: {
    label: 'Static DICOMweb files',
    isCloud: false,
    checksTokens: false,
    address: 'http://127.0.0.1:5000/dicomweb',
    corsAddress: 'https://files.example.org/dicomweb',
    keys: [
      ['staticWado: true,', 'Files cannot search, so the viewer filters the list of studies itself.'],
      ['supportsFuzzyMatching: true,', 'Searches names by the beginning of each word.'],
      ["singlepart: 'bulkdata,video,pdf',", 'These kinds of data are plain files, not multipart responses.'],
      withoutQuotes,
    ],
    steps: ['The files come from mkdicomweb; dicomwebserver serves them on port 5000 at /dicomweb.'],
    docs: '/configuration/dataSources/static-files',
  },
  google: {
    label: 'Google Cloud Healthcare',
    isCloud: true,
    checksTokens: true,
    address: '',
    corsAddress:
      'https://healthcare.googleapis.com/v1/projects/PROJECT/locations/LOCATION/datasets/DATASET/dicomStores/STORE/dicomWeb',
    keys: [fuzzy, withoutQuotes],
    steps: [
      'In the OAuth client, enter the viewer’s origin under Authorized JavaScript origins, and its /callback address under Authorized redirect URIs.',
      'Give each user a role on the store, such as Healthcare DICOM Viewer.',
    ],
    docs: '/deployment/google-cloud-healthcare',
  },
  azure: {
    label: 'Azure DICOM service',
    isCloud: true,
    checksTokens: true,
    address: '',
    corsAddress: 'https://WORKSPACE-SERVICE.dicom.azurehealthcareapis.com/v2',
    keys: [
      fuzzy,
      ["singlepart: 'bulkdata',", 'Without pdf and video, the viewer requests them with the token.'],
    ],
    steps: [
      'In the app registration, enter the /callback address for the platform Single-page application, and add the permission Dicom.ReadWrite.',
      'On the CORS page of the DICOM service, allow the viewer’s origin, all headers, and the methods GET and POST.',
      'Give each user the role DICOM Data Reader or DICOM Data Owner.',
    ],
    docs: '/deployment/azure',
  },
  aws: {
    label: 'AWS HealthImaging',
    isCloud: true,
    checksTokens: true,
    address: 'https://dicom-medical-imaging.us-east-1.amazonaws.com/datastore/DATASTORE-ID',
    corsAddress: '',
    keys: [['supportsWildcard: false,', 'Sends search texts as they are typed.'], withoutQuotes],
    steps: [
      'The data store must accept tokens of your login server (OIDC), which Amazon sets up when the data store is created.',
      'Only the DICOMweb of HealthImaging is used. Its search supports fewer attributes than other archives; try it with your data first.',
    ],
    docs: '/configuration/dataSources/introduction',
  },
  other: {
    label: 'Other DICOMweb archive',
    isCloud: false,
    checksTokens: true,
    address: 'http://127.0.0.1:8080/dicom-web',
    corsAddress: 'https://pacs.example.org/dicom-web',
    keys: [withoutQuotes],
    steps: ['The address is the part before /studies, without a slash at the end.'],
    docs: '/configuration/dataSources/dicom-web',
  },
};
