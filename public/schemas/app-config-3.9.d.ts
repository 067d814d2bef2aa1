/** Configuration of the OHIF viewer 3.9: what app-config.js assigns to window.config. */
export interface AppConfig {
  /** Is the path under which the viewer is served, such as /viewer. If missing: /. */
  routerBasename?: string;
  /** Shows the study list at the start page. If missing: off: the start page shows nothing. */
  showStudyList?: boolean;
  /** Adds extensions to those in the build. If missing: error when the viewer starts. */
  extensions: unknown[];
  /** Adds modes to those in the build. If missing: error: No modes are defined!. */
  modes: unknown[];
  /** Is the sourceName of the archive that the viewer uses if the address names none. If missing: no active source. */
  defaultDataSourceName?: string;
  /** Lists the archives. If missing: error when the viewer starts. */
  dataSources: DataSource[];
  /** Sends users to a login server with OpenID Connect. If missing: no login. */
  oidc?: {
    /** Is the address of the login server’s issuer. If missing: required. */
    authority?: string;
    /** Is the ID of the viewer on the login server. If missing: required. */
    client_id?: string;
    /** Is the page to which the login server sends users back. If missing: /callback. */
    redirect_uri?: string;
    /** Is the type of flow: code for the code flow with PKCE. If missing: required. */
    response_type?: string;
    /** Lists the scopes, separated by spaces. If missing: openid. */
    scope?: string;
    /** Is the route that completes the logout. If missing: /. */
    post_logout_redirect_uri?: string;
    /** Is the page that renews the token in a hidden frame. If missing: /silent-refresh.html. */
    silent_redirect_uri?: string;
    /** Renews the token automatically. If missing: true. */
    automaticSilentRenew?: boolean;
    /** Revokes the token at logout. If missing: true. */
    revokeAccessTokenOnSignout?: boolean;
    /** Is a secret that some providers require. If missing: none. */
    client_secret?: string;
    /** Requests the user’s data after the login. If missing: false in the code flow. */
    loadUserInfo?: boolean;
  }[];
  /** Changes parts of the viewer in all modes. If missing: none. */
  customizationService?: Record<string, unknown> | unknown[];
  /** Overrides settings of modes, by their IDs. If missing: none. */
  modesConfiguration?: Record<string, unknown>;
  /** Replaces the logo in the header. If missing: the OHIF logo. */
  whiteLabeling?: {
    /** Returns the logo of the header. If missing: the OHIF logo. */
    createLogoComponentFn?: (...parameters: any[]) => any;
  };
  /** Is called when a DICOMweb request or the loading of an image fails. If missing: none. */
  httpErrorHandler?: (...parameters: any[]) => any;
  /** Lets a link choose the config. If missing: off. */
  dangerouslyUseDynamicConfig?: {
    /** Lets a link choose the config with ?configUrl=. If missing: off. */
    enabled?: boolean;
    /** Is what the address of the config must match. If missing: every address is accepted. */
    regex?: RegExp | string;
  };
  /** Loads libraries that are not in the build. If missing: the build’s loader. */
  peerImport?: (...parameters: any[]) => any;
  /** Lists the guided tours. If missing: no tour. */
  tours?: unknown[];
  /** Shows an indicator while the study list or the viewer loads. If missing: off. */
  showLoadingIndicator?: boolean;
  /** Determines how the header shows the patient. If missing: visibleCollapsed. */
  showPatientInfo?: 'visible' | 'visibleCollapsed' | 'visibleReadOnly' | 'disabled';
  /** Determines when the bar “For investigational use only” appears. If missing: always. */
  investigationalUseDialog?: {
    /** Determines when the bar appears. If missing: the bar never appears. */
    option?: 'always' | 'never' | 'configure';
    /** Is the number of days without the bar after a user confirms it. If missing: required for configure. */
    days?: number;
  };
  /** Puts the modes that can open a study first in the study list. If missing: off. */
  groupEnabledModesFirst?: boolean;
  /** Loads SEG, RTSTRUCT and SR objects without asking. If missing: off. */
  disableConfirmationPrompts?: boolean;
  /** Shows the window level menu in the corner of viewports unless it is false. If missing: on. */
  addWindowLevelActionMenu?: boolean;
  /** Shows a list of data sources when users store reports and segmentations. If missing: off. */
  allowMultiSelectExport?: boolean;
  /** Uses the first click in a viewport only to activate it. If missing: on. */
  activateViewportBeforeInteraction?: boolean;
  /** Plays series that have a Frame Time as soon as they are shown. If missing: off. */
  autoPlayCine?: boolean;
  /** Shows a message if useCPURendering is also true. If missing: off. */
  showCPUFallbackMessage?: boolean;
  /** Shows the active tool as the mouse pointer. If missing: off. */
  useCursors?: boolean;
  /** Limits the number of workers that decode images. If missing: half the number of CPU threads. */
  maxNumberOfWebWorkers?: number;
  /** Limits the parallel requests of each kind. If missing: 10, 5, 5 and 10. */
  maxNumRequests?: {
    /** Limits parallel requests for images that the user looks at. If missing: 10. */
    interaction?: number;
    /** Limits parallel requests for thumbnails. If missing: 5. */
    thumbnail?: number;
    /** Limits parallel requests for images that are loaded in advance. If missing: 5. */
    prefetch?: number;
    /** Limits parallel computations. If missing: 10. */
    compute?: number;
  };
  /** Loads neighboring series in advance. If missing: off. */
  studyPrefetcher?: {
    /** Turns the prefetcher on. If missing: off. */
    enabled?: boolean;
    /** Is the number of series to load in advance. If missing: 1. */
    displaySetsCount?: number;
    /** Limits the parallel requests of the prefetcher. If missing: 10. */
    maxNumPrefetchRequests?: number;
    /** Determines which neighbors are loaded. If missing: downward. */
    order?: 'closest' | 'downward' | 'upward';
  };
  /** Limits the image cache in the browser, in bytes. If missing: 3 GiB (3221225472). */
  maxCacheSize?: number;
  /** Is the largest number of rows or columns for volumes. If missing: the GPU’s limit. */
  max3DTextureSize?: number;
  /** Renders with the CPU, without volumes, MPR and segmentation overlays. If missing: off. */
  useCPURendering?: boolean;
  /** Does not estimate the spacing of slices. If missing: off. */
  strictZSpacingForVolumeViewport?: boolean;
}

export interface DicomwebConfiguration {
  /** Is the name that users see. If missing: empty. */
  friendlyName?: string;
  /** Is the name under which metadata is cached; each source needs its own. If missing: undefined. */
  name?: string;
  /** Is the address for searches (QIDO-RS). If missing: required. */
  qidoRoot?: string;
  /** Is the address for metadata, images and uploads (WADO-RS, STOW-RS). If missing: required. */
  wadoRoot?: string;
  /** Is the address for images with WADO-URI. If missing: none. */
  wadoUriRoot?: string;
  /** Is where whole objects come from if an instance has no wadoRoot. If missing: none. */
  wadoUri?: string;
  /** Determines how images are loaded: wadors or wadouri. If missing: WADO-URI. */
  imageRendering?: string;
  /** Loads metadata series by series. If missing: off: all metadata at once. */
  enableStudyLazyLoad?: boolean;
  /** Sends text filters of the study list as *text*. If missing: off. */
  supportsWildcard?: boolean;
  /** Asks the archive for fuzzy matching of names. If missing: off. */
  supportsFuzzyMatching?: boolean;
  /** Offers the source as a target for reports. If missing: on if there is a wadoRoot. */
  supportsStow?: boolean;
  /** Provides the reject call of dcm4chee. If missing: off. */
  supportsReject?: boolean;
  /** Lists the kinds of data that the server sends as a single part. If missing: none. */
  singlepart?: string | boolean | unknown[];
  /** Loads large attributes that the metadata only links to. If missing: off. */
  bulkDataURI?: {
    /** Turns bulk data on. If missing: off. */
    enabled?: boolean;
    /** Is the base for relative links. If missing: series. */
    relativeResolution?: 'studies' | 'series';
    /** Is the start of links that is removed. If missing: none. */
    startsWith?: string;
    /** Is put in place of what startsWith removed. If missing: empty. */
    prefixWith?: string;
    /** Changes a link before the other keys apply. If missing: none. */
    transform?: (...parameters: any[]) => any;
  };
  /** Is the Accept header of requests for images. If missing: generated. */
  acceptHeader?: unknown[] | string;
  /** Is the transfer syntax to request. If missing: *. */
  requestTransferSyntaxUID?: string;
  /** Leaves the double quotes out of the generated Accept header. If missing: false. */
  omitQuotationForMultipartRequest?: boolean;
  /** Filters the study list in the browser, for static files. If missing: off. */
  staticWado?: boolean;
  /** Adds an upload button to the study list. If missing: off. */
  dicomUploadEnabled?: boolean;
  /** Computes the configuration from the address. If missing: none. */
  onConfiguration?: (...parameters: any[]) => any;
  /** Is the customization of the dialog in which users choose an archive. If missing: none. */
  configurationAPI?: string;
}

export interface DicomjsonConfiguration {
  /** Is the name that users see. If missing: empty. */
  friendlyName?: string;
  /** Is the name of the source in messages. If missing: undefined. */
  name?: string;
  /** Is the address for rendered videos and PDFs. If missing: none. */
  wadoRoot?: string;
  /** Lists kinds of data in a single part. If missing: none. */
  singlepart?: string | boolean | unknown[];
}

export interface DicomwebproxyConfiguration {
  /** Is the name that users see. If missing: empty. */
  friendlyName?: string;
  /** Is the name of the source in messages. If missing: undefined. */
  name?: string;
}

export interface DicomlocalConfiguration {
  /** Is the name that users see. If missing: empty. */
  friendlyName?: string;
  /** Is the name of the source in messages. If missing: undefined. */
  name?: string;
}

export interface MergeConfiguration {
  /** Is the name that users see. If missing: empty. */
  friendlyName?: string;
  /** Is the name of the source in messages. If missing: undefined. */
  name?: string;
  /** Names the sources to merge. If missing: error. */
  seriesMerge?: {
    /** Lists the sourceName of each source. If missing: error. */
    dataSourceNames?: unknown[];
    /** Is the sourceName of the main source. If missing: error. */
    defaultDataSourceName?: string;
  };
}

/** An archive. A source of your own extension has another namespace and any configuration. */
export type DataSource =
  | { namespace: '@ohif/extension-default.dataSourcesModule.dicomweb'; sourceName: string; configuration: DicomwebConfiguration }
  | { namespace: '@ohif/extension-default.dataSourcesModule.dicomjson'; sourceName: string; configuration: DicomjsonConfiguration }
  | { namespace: '@ohif/extension-default.dataSourcesModule.dicomwebproxy'; sourceName: string; configuration: DicomwebproxyConfiguration }
  | { namespace: '@ohif/extension-default.dataSourcesModule.dicomlocal'; sourceName: string; configuration: DicomlocalConfiguration }
  | { namespace: '@ohif/extension-default.dataSourcesModule.merge'; sourceName: string; configuration: MergeConfiguration }
  | { namespace: `${string}/${string}`; sourceName: string; configuration?: unknown };

type MakeConfig = (context: { servicesManager: any; peerImport: any }) => AppConfig | Promise<AppConfig>;

declare global {
  interface Window {
    config: AppConfig | MakeConfig;
  }
}
