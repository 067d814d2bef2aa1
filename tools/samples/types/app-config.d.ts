import type { ReactElement, ReactNode } from 'react';

/** Where `{ $set }`, `{ $merge }` and the like change a customization. platform/core/src/services/CustomizationService/CustomizationService.ts */
type Customizations = Record<string, unknown>;

/** extensions/default/src/DicomWebDataSource/index.ts: BulkDataURIConfig */
export interface BulkDataUriConfig {
  enabled?: boolean;
  startsWith?: string;
  prefixWith?: string;
  transform?: (uri: string) => string;
  relativeResolution?: 'studies' | 'series' | 'instances';
}

/** extensions/default/src/DicomWebDataSource/index.ts: DicomWebConfig, and what else reads the configuration of a source */
export interface DicomWebConfig {
  name?: string;
  qidoRoot?: string;
  wadoRoot?: string;
  wadoUri?: string;
  qidoSupportsIncludeField?: boolean;
  imageRendering?: string;
  thumbnailRendering?: string;
  supportsReject?: boolean;
  lazyLoadStudy?: boolean;
  singlepart?: boolean | string;
  requestTransferSyntaxUID?: string;
  acceptHeader?: string[];
  omitQuotationForMultipartRequest?: boolean;
  supportsFuzzyMatching?: boolean;
  supportsWildcard?: boolean;
  supportsNativeDICOMModel?: boolean;
  enableRequestTag?: boolean;
  enableStudyLazyLoad?: boolean;
  bulkDataURI?: BulkDataUriConfig;
  onConfiguration?: (config: any, options: { params: Record<string, string>; query: URLSearchParams }) => any;
  staticWado?: boolean;
  /** platform/core/src/extensions/ExtensionManager.ts: getDataSourcesForUI */
  friendlyName?: string;
  /** extensions/default/src/DicomWebDataSource/index.ts: getConfig; platform/app/src/routes/WorkList/WorkList.tsx */
  dicomUploadEnabled?: boolean;
  /** extensions/default/src/utils/addIcon.ts and Panels/createReportDialogPrompt.tsx */
  supportsStow?: boolean;
  /** extensions/default/src/DicomWebDataSource/retrieveStudyMetadata.js */
  wadoUriRoot?: string;
  /** extensions/default/src/DicomWebDataSource/utils/StaticWadoClient.ts */
  fixBulkdataMultipart?: boolean;
  /** extensions/default/src/Components/DataSourceConfigurationComponent.tsx */
  configurationAPI?: string;
}

/** extensions/default/src/MergeDataSource/types.ts */
export interface MergeConfig {
  friendlyName?: string;
  name?: string;
  seriesMerge: { dataSourceNames: string[]; defaultDataSourceName: string };
}

type SourceOf<Name extends string, Configuration> = {
  namespace: `@ohif/extension-default.dataSourcesModule.${Name}`;
  sourceName: string;
  configuration: Configuration;
  friendlyName?: string;
};

/** extensions/default/src/getDataSourcesModule.js; a source of another extension has a namespace of its own. */
export type DataSource =
  | SourceOf<'dicomweb', DicomWebConfig>
  | SourceOf<'dicomjson', { friendlyName?: string; name?: string; wadoRoot?: string }>
  | SourceOf<'dicomwebproxy', { friendlyName?: string; name?: string }>
  | SourceOf<'dicomlocal', { friendlyName?: string; name?: string }>
  | SourceOf<'merge', MergeConfig>
  | {
      namespace: `my-${string}` | `@example/${string}` | `@clinic/${string}`;
      sourceName: string;
      configuration: object;
    };

/** platform/app/src/utils/OpenIdConnectRoutes.tsx; settings of oidc-client 1.11 */
export interface OidcConfig {
  authority: string;
  client_id: string;
  redirect_uri: string;
  response_type: string;
  scope: string;
  post_logout_redirect_uri?: string;
  revoke_uri?: string;
  automaticSilentRenew?: boolean;
  revokeAccessTokenOnSignout?: boolean;
  loadUserInfo?: boolean;
  extraQueryParams?: Record<string, string>;
}

/** platform/app/src/pluginImports.js: loadModules takes names, addresses and modules. */
type Module = string | { id: string; [hook: string]: any } | [string | object, object];

/** Keys that both versions read; each names the file that reads it. */
export interface CommonConfig {
  /** platform/app/src/appInit.js */
  extensions: Module[];
  /** platform/app/src/appInit.js */
  modes: Module[];
  /** platform/app/src/appInit.js */
  dataSources: DataSource[];
  /** platform/app/src/routes/DataSourceWrapper.tsx */
  defaultDataSourceName: string;
  /** platform/app/src/App.tsx */
  routerBasename?: string | null;
  /** platform/app/src/routes/index.tsx */
  showStudyList?: boolean;
  /** platform/core/src/services/CustomizationService/CustomizationService.ts */
  customizationService?: Customizations | (Customizations | string)[];
  /** platform/app/src/App.tsx */
  oidc?: [OidcConfig];
  /** platform/ui-next/src/components/Header/Header.tsx */
  whiteLabeling?: { createLogoComponentFn: (React: any, props?: any) => ReactNode | ReactElement };
  /** platform/app/src/appInit.js */
  modesConfiguration?: Record<string, object>;
  /** platform/app/src/loadDynamicConfig.js */
  dangerouslyUseDynamicConfig?: { enabled: boolean; regex: RegExp };
  /** platform/app/src/appInit.js */
  httpErrorHandler?: (error: any) => void;
  /** extensions/cornerstone/src/init.tsx */
  peerImport?: (moduleId: string) => Promise<any>;
  /** platform/app/src/routes/WorkList/WorkList.tsx */
  showLoadingIndicator?: boolean;
  /** extensions/default/src/ViewerLayout/ViewerHeader.tsx */
  showPatientInfo?: 'visible' | 'visibleCollapsed' | 'disabled' | 'visibleReadOnly';
  /** platform/ui-next/src/components/InvestigationalUseDialog */
  investigationalUseDialog?: { option: 'always' | 'never' | 'configure'; days?: number };
  /** platform/app/src/routes/WorkList/WorkList.tsx */
  groupEnabledModesFirst?: boolean;
  /** extensions/cornerstone-dicom-seg/src/utils/promptHydrateSEG.ts */
  disableConfirmationPrompts?: boolean;
  /** extensions/default/src/Panels/createReportDialogPrompt.tsx */
  allowMultiSelectExport?: boolean;
  /** platform/app/src/components/ViewportGrid.tsx */
  activateViewportBeforeInteraction?: boolean;
  /** extensions/cornerstone/src/components/CinePlayer/CinePlayer.tsx */
  autoPlayCine?: boolean;
  /** extensions/cornerstone/src/init.tsx */
  showCPUFallbackMessage?: boolean;
  /** extensions/cornerstone/src/init.tsx */
  useCursors?: boolean;
  /** extensions/cornerstone/src/initWADOImageLoader.js */
  maxNumberOfWebWorkers?: number;
  /** extensions/cornerstone/src/init.tsx */
  maxNumRequests?: { interaction?: number; thumbnail?: number; prefetch?: number; compute?: number };
  /** platform/core/src/services/StudyPrefetcherService/StudyPrefetcherService.ts */
  studyPrefetcher?: {
    enabled?: boolean;
    displaySetsCount?: number;
    maxNumPrefetchRequests?: number;
    order?: 'closest' | 'downward' | 'upward';
  };
  /** extensions/cornerstone/src/init.tsx */
  maxCacheSize?: number;
  /** platform/core/src/utils/isDisplaySetReconstructable.js */
  max3DTextureSize?: number;
  /** extensions/cornerstone/src/init.tsx */
  useCPURendering?: boolean;
  /** extensions/cornerstone/src/init.tsx */
  strictZSpacingForVolumeViewport?: boolean;
  /** platform/ui/src/components/StudyBrowser/StudyBrowser.tsx */
  experimentalStudyBrowserSort?: boolean;
}
