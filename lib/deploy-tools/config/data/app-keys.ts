import type { ConfigKey, ConfigKeys } from '../config-key';
import { oidcKeys } from './oidc-keys';

const page = 'configuration/configurationFiles';
const recipes = 'configuration/config-recipes';
const structure = `${page}#structure-and-start-up`;
const behavior = `${page}#screens-and-behavior`;
const loading = `${page}#loading-and-rendering`;

const flag = (docs: string, about: string, missing = 'off'): ConfigKey => ({
  types: ['boolean'],
  about,
  missing,
  docs,
});

const requests = (about: string, missing: string): ConfigKey => ({
  types: ['number'],
  min: 1,
  about,
  missing,
  docs: loading,
});

/** Parts of an entry of `multimonitor`. platform/core/src/services/MultiMonitorService.ts */
const multimonitorKeys: ConfigKeys = {
  id: { types: ['string', 'number'], about: 'Is the name of the layout.', missing: 'none', docs: structure },
  test: {
    types: ['function'],
    about: 'Returns true if the layout applies to the address.',
    missing: 'error when the viewer starts',
    docs: structure,
  },
  screens: { types: ['array'], about: 'Lists the windows.', missing: 'error', docs: structure },
};

/**
 * Keys of `window.config`, in the order in which a reader should learn them. Each was read in the viewer's source: the
 * table “Which source file reads which key” on the page about config files names the files.
 */
export const appKeys: ConfigKeys = {
  routerBasename: {
    types: ['string', 'null'],
    about: 'Is the path under which the viewer is served, such as /viewer.',
    missing: 'the build’s PUBLIC_URL',
    docs: structure,
    changes: { '3.9': { types: ['string'], missing: '/' } },
  },
  showStudyList: flag(
    structure,
    'Shows the study list at the start page.',
    'off: the start page shows nothing',
  ),
  extensions: {
    types: ['array'],
    items: ['string', 'object', 'array'],
    about: 'Adds extensions to those in the build.',
    missing: 'error when the viewer starts',
    docs: structure,
  },
  modes: {
    types: ['array'],
    items: ['string', 'object'],
    about: 'Adds modes to those in the build.',
    missing: 'error: No modes are defined!',
    docs: structure,
  },
  defaultDataSourceName: {
    types: ['string'],
    about: 'Is the sourceName of the archive that the viewer uses if the address names none.',
    missing: 'no active source',
    docs: structure,
  },
  dataSources: {
    types: ['array'],
    items: ['object'],
    about: 'Lists the archives.',
    missing: 'error when the viewer starts',
    docs: 'configuration/dataSources/introduction#declare-sources',
  },
  oidc: {
    types: ['array'],
    items: ['object'],
    itemKeys: oidcKeys,
    about: 'Sends users to a login server with OpenID Connect.',
    missing: 'no login',
    docs: 'deployment/authorization#oidc-settings',
  },
  customizationService: {
    types: ['object', 'array'],
    about: 'Changes parts of the viewer in all modes.',
    missing: 'none',
    docs: structure,
  },
  modesConfiguration: {
    types: ['object'],
    anyKey: true,
    about: 'Overrides settings of modes, by their IDs.',
    missing: 'none',
    docs: `${recipes}#override-a-mode`,
  },
  whiteLabeling: {
    types: ['object'],
    keys: {
      createLogoComponentFn: {
        types: ['function'],
        about: 'Returns the logo of the header.',
        missing: 'the OHIF logo',
        docs: structure,
      },
    },
    about: 'Replaces the logo in the header.',
    missing: 'the OHIF logo',
    docs: structure,
  },
  httpErrorHandler: {
    types: ['function'],
    about: 'Is called when a DICOMweb request or the loading of an image fails.',
    missing: 'none',
    docs: structure,
  },
  dangerouslyUseDynamicConfig: {
    types: ['object'],
    keys: {
      enabled: flag(`${recipes}#config-from-a-url`, 'Lets a link choose the config with ?configUrl=.'),
      regex: {
        types: ['regexp', 'string'],
        about: 'Is what the address of the config must match.',
        missing: 'every address is accepted',
        docs: `${recipes}#config-from-a-url`,
      },
    },
    about: 'Lets a link choose the config.',
    missing: 'off',
    docs: `${recipes}#config-from-a-url`,
  },
  peerImport: {
    types: ['function'],
    about: 'Loads libraries that are not in the build.',
    missing: 'the build’s loader',
    docs: structure,
  },
  multimonitor: {
    types: ['array'],
    items: ['object'],
    itemKeys: multimonitorKeys,
    about: 'Lists the window layouts for ?multimonitor=.',
    missing: 'one window',
    docs: structure,
    only: ['3.10'],
    instead: 'Remove the key. This version uses one window.',
  },
  tours: {
    types: ['array'],
    about: 'Lists the guided tours.',
    missing: 'no tour',
    docs: structure,
    only: ['3.9'],
    instead: 'Use the customization ohif.tours.',
  },
  showLoadingIndicator: flag(behavior, 'Shows an indicator while the study list or the viewer loads.'),
  showPatientInfo: {
    types: ['string'],
    values: ['visible', 'visibleCollapsed', 'visibleReadOnly', 'disabled'],
    about: 'Determines how the header shows the patient.',
    missing: 'visibleCollapsed',
    docs: `${page}#values`,
  },
  investigationalUseDialog: {
    types: ['object'],
    keys: {
      option: {
        types: ['string'],
        values: ['always', 'never', 'configure'],
        about: 'Determines when the bar appears.',
        missing: 'the bar never appears',
        docs: `${recipes}#investigational-use`,
      },
      days: {
        types: ['number'],
        min: 1,
        about: 'Is the number of days without the bar after a user confirms it.',
        missing: 'required for configure',
        docs: `${recipes}#investigational-use`,
      },
    },
    about: 'Determines when the bar “For investigational use only” appears.',
    missing: 'always',
    docs: `${recipes}#investigational-use`,
  },
  groupEnabledModesFirst: flag(behavior, 'Puts the modes that can open a study first in the study list.'),
  disableConfirmationPrompts: flag(behavior, 'Loads SEG, RTSTRUCT and SR objects without asking.'),
  measurementTrackingMode: {
    types: ['string'],
    values: ['standard', 'simplified', 'none'],
    about: 'Determines when measurement tracking asks the user.',
    missing: 'standard',
    docs: behavior,
    only: ['3.10'],
    instead: 'Remove the key. This version always asks, unless disableConfirmationPrompts is true.',
  },
  addWindowLevelActionMenu: {
    ...flag(behavior, 'Shows the window level menu in the corner of viewports unless it is false.', 'on'),
    only: ['3.9'],
    instead:
      'Use the customization viewportActionMenu.windowLevelActionMenu with { $merge: { enabled: false } }.',
  },
  allowMultiSelectExport: {
    ...flag(behavior, 'Lets users store reports and segmentations, and choose the data source for them.'),
    changes: { '3.9': { about: 'Shows a list of data sources when users store reports and segmentations.' } },
  },
  activateViewportBeforeInteraction: flag(
    behavior,
    'Uses the first click in a viewport only to activate it.',
    'on',
  ),
  autoPlayCine: flag(behavior, 'Plays series that have a Frame Time as soon as they are shown.'),
  showCPUFallbackMessage: flag(behavior, 'Shows a message if useCPURendering is also true.'),
  useCursors: flag(behavior, 'Shows the active tool as the mouse pointer.'),
  maxNumberOfWebWorkers: {
    ...requests('Limits the number of workers that decode images.', 'half the number of CPU threads'),
  },
  maxNumRequests: {
    types: ['object'],
    keys: {
      interaction: requests('Limits parallel requests for images that the user looks at.', '10'),
      thumbnail: requests('Limits parallel requests for thumbnails.', '5'),
      prefetch: requests('Limits parallel requests for images that are loaded in advance.', '5'),
      compute: requests('Limits parallel computations.', '10'),
    },
    about: 'Limits the parallel requests of each kind.',
    missing: '10, 5, 5 and 10',
    docs: loading,
  },
  studyPrefetcher: {
    types: ['object'],
    keys: {
      enabled: flag(`${page}#study-prefetcher`, 'Turns the prefetcher on.'),
      displaySetsCount: {
        types: ['number'],
        min: 1,
        about: 'Is the number of series to load in advance.',
        missing: '1',
        docs: `${page}#study-prefetcher`,
      },
      maxNumPrefetchRequests: {
        types: ['number'],
        min: 1,
        about: 'Limits the parallel requests of the prefetcher.',
        missing: '10',
        docs: `${page}#study-prefetcher`,
      },
      order: {
        types: ['string'],
        values: ['closest', 'downward', 'upward'],
        about: 'Determines which neighbors are loaded.',
        missing: 'downward',
        docs: `${page}#study-prefetcher`,
      },
    },
    about: 'Loads neighboring series in advance.',
    missing: 'off',
    docs: `${page}#study-prefetcher`,
  },
  maxCacheSize: {
    types: ['number'],
    about: 'Limits the image cache in the browser, in bytes.',
    missing: '3 GiB (3221225472)',
    docs: loading,
  },
  max3DTextureSize: {
    types: ['number'],
    about: 'Is the largest number of rows or columns for volumes.',
    missing: 'the GPU’s limit',
    docs: loading,
  },
  useCPURendering: flag(loading, 'Renders with the CPU, without volumes, MPR and segmentation overlays.'),
  strictZSpacingForVolumeViewport: flag(loading, 'Does not estimate the spacing of slices.'),
};

/** Keys that nothing reads at the top level, with what to write instead. */
export const unreadKeys: Readonly<Record<string, string>> = {
  useSharedArrayBuffer: 'Remove it. The viewer no longer has this setting.',
  useNorm16Texture: 'Remove it. The viewer no longer has this setting.',
  preferSizeOverAccuracy: 'Remove it. The viewer no longer has this setting.',
  showWarningMessageForCrossOrigin: 'Remove it. The viewer has no such message.',
  experimentalStudyBrowserSort: 'Remove it. The study panel always offers sorting.',
  studyBrowserMode: 'Remove it. In 3.10, use the customization studyBrowser.studyMode.',
  hotkeys: 'Remove it. In 3.10, use the customization ohif.hotkeyBindings; in 3.9, the hotkeys of a mode.',
  oauth: 'Use oidc, which is a list of providers.',
  disableEditing: 'Use the customizations that disable editing.',
  cornerstoneExtensionConfig: 'Remove it.',
  filterQueryParam: 'Remove it.',
  studyListFunctionsEnabled: 'Remove it.',
  enableGoogleCloudAdapter: 'Remove it.',
  isNewHP: 'Remove it.',
  i18n: 'Remove it.',
  name: 'Remove it, or make it a comment.',
};
