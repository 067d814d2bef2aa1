// What both versions export of @ohif/core. platform/core/src/index.ts
import type { Instance } from './display-sets';
import { HotkeysManager } from './commands';
import { ImageSet } from './display-sets';

export { HotkeysManager };
export { PubSubService } from './events';
export { DicomMetadataStore, DisplaySetMessage, DisplaySetMessageList } from './display-sets';
export { ViewportGridService } from './viewports';
export { ExtensionManager } from './managers';

/** platform/core/src/enums/TimingEnum.ts */
export namespace Enums {
  enum TimingEnum {
    STUDY_TO_DISPLAY_SETS = 'studyToDisplaySetsLoaded',
    STUDY_TO_FIRST_IMAGE = 'studyToFirstImage',
    DISPLAY_SETS_TO_FIRST_IMAGE = 'displaySetsToFirstImage',
    DISPLAY_SETS_TO_ALL_IMAGES = 'displaySetsToAllImages',
    SEARCH_TO_LIST = 'searchToList',
    SCRIPT_TO_VIEW = 'scriptToView',
  }
}

export namespace Types {
  /** platform/core/src/types/DataSourceConfigurationAPI.ts */
  interface BaseDataSourceConfigurationAPIItem {
    id: string;
    name: string;
  }

  /** platform/core/src/types/DataSourceConfigurationAPI.ts */
  interface BaseDataSourceConfigurationAPI {
    getItemLabels(): string[];
    initialize(): Promise<BaseDataSourceConfigurationAPIItem[]>;
    getConfiguredItems(): Promise<BaseDataSourceConfigurationAPIItem[]>;
    setCurrentItem(item: BaseDataSourceConfigurationAPIItem): Promise<BaseDataSourceConfigurationAPIItem[]>;
  }
}

/** platform/core/src/classes/index.js; the provider is an instance: platform/core/src/classes/MetadataProvider.ts */
export const classes: {
  ImageSet: typeof ImageSet;
  MetadataProvider: {
    addCustomMetadata(imageId: string, type: string, metadata: object): void;
    addImageIdToUIDs(imageId: string, uids: object): void;
    get(query: string, imageId: string): any;
  };
};

/** platform/core/src/utils/index.js */
export interface Utils {
  isDisplaySetReconstructable(instances: Instance[], appConfig?: object): { value: boolean };
  uuidv4(): string;
}

/** platform/core/src/index.ts: hotkeys; platform/core/src/defaults/hotkeyBindings */
export const hotkeys: {
  defaults: {
    hotkeyBindings: {
      commandName: string;
      label: string;
      keys: string[];
    }[];
  };
};

/** platform/core/src/DataSources/IWebApiDataSource.js */
export const IWebApiDataSource: { create(source: Record<string, any>): Record<string, any> };

/** Results of the hook. platform/core/src/hooks/useToolbar.tsx */
export interface ToolbarHook {
  toolbarButtons: any[];
  onInteraction: (options: any) => void;
}

/** The services of both versions that agree. platform/core/src/types/AppTypes.ts */
export interface CommonServices {
  cineService: import('./viewports').CineService;
  displaySetService: import('./display-sets').DisplaySetService;
  hangingProtocolService: import('./hanging-protocols').HangingProtocolService;
  panelService: import('./ui').Panels;
  uiNotificationService: import('./ui').UINotificationService;
  uiViewportDialogService: import('./ui').UIViewportDialogService;
  userAuthenticationService: import('./ui').UserAuthenticationService;
  viewportGridService: import('./viewports').ViewportGrid;
  workflowStepsService: import('./ui').WorkflowStepsService;
}
