import type { CommandsModule } from './commands';
import type { Publisher } from './events';
import type { Protocol } from './hanging-protocols';
import type { ToolModule } from '../extension-cornerstone';

/** platform/core/src/services/ServicesManager.ts */
export interface ServicesManager {
  readonly services: AppTypes.Services & SampleServices;
  registerService(
    service: { name: string; create: (options: any) => unknown; altName?: string },
    configuration?: object,
  ): void;
}

/** platform/core/src/services/ServiceProvidersManager.ts */
export interface ServiceProvidersManager {
  registerProvider(serviceName: string, provider: import('react').ComponentType<any>): void;
}

/** platform/core/src/types/DataSource.ts */
export interface DataSourceDefinition {
  namespace: string;
  sourceName: string;
  friendlyName?: string;
  configuration: Record<string, any>;
}

/** As far as samples use it. extensions/default/src/DicomWebDataSource/index.ts */
interface DataSource {
  store: { dicom(dataset: object): Promise<void> };
  /** platform/core/src/DataSources/IWebApiDataSource.js */
  deleteStudyMetadataPromise?: (studyInstanceUid: string) => void;
  /** extensions/default/src/DicomWebDataSource/dcm4cheeReject.js; without it, an empty object: IWebApiDataSource.js */
  reject: { series?(studyInstanceUid: string, seriesInstanceUid: string): Promise<unknown> };
  query: {
    studies: {
      search(
        query: object,
      ): Promise<{ studyInstanceUid: string; patientName: string; description: string }[]>;
    };
    series: { search(studyInstanceUid: string): Promise<{ seriesInstanceUid: string }[]> };
  };
  retrieve: {
    getWadoDicomWebClient(): {
      headers: Record<string, string>;
      retrieveInstance(options: {
        studyInstanceUID: string;
        seriesInstanceUID: string;
        sopInstanceUID: string;
      }): Promise<ArrayBuffer>;
      retrieveSeriesMetadata(options: {
        studyInstanceUID: string;
        seriesInstanceUID: string;
      }): Promise<object[]>;
    };
  };
  getConfig(): Record<string, any>;
  getImageIdsForInstance(options: { instance: object; frame?: number }): string;
}

/** platform/core/src/extensions/ExtensionManager.ts */
export class ExtensionManager implements Publisher<'extensionManager', DataSourceEvents> {
  constructor(options: {
    commandsManager: object;
    servicesManager: ServicesManager;
    serviceProvidersManager: ServiceProvidersManager;
    hotkeysManager: object;
    appConfig: object;
  });
  readonly EVENTS: Publisher<'extensionManager', DataSourceEvents>['EVENTS'];
  readonly subscribe: Publisher<'extensionManager', DataSourceEvents>['subscribe'];
  readonly dataSourceMap: Record<string, unknown>;
  readonly activeDataSourceName: string;
  /** Not in the viewer: extensions/dicom-microscopy/src/utils/dicomWebClient.ts reads it, and a config can set it. */
  activeDataSource: string;
  addDataSource(definition: DataSourceDefinition, options?: { activate: boolean }): void;
  getActiveDataSourceDefinition(): DataSourceDefinition;
  getDataSourceDefinition(name: string): DataSourceDefinition;
  /** Without a name, the active source. */
  getDataSources(name?: string): DataSource[];
  getActiveDataSource(): DataSource[];
  getModuleEntry<Id extends string>(id: Id): Id extends keyof ModuleEntries ? ModuleEntries[Id] : any;
  getModulesByType(type: `${ModuleType}Module`): { extensionId: string; module: any }[];
  setActiveDataSource(name: string): void;
  updateDataSourceConfiguration(name: string, configuration: object): void;
}

/** Modules whose members samples use; others are of any type. */
interface ModuleEntries {
  /** extensions/cornerstone/src/index.tsx: getUtilityModule */
  '@ohif/extension-cornerstone.utilityModule.tools': ToolModule;
}

type DataSourceEvents = { ACTIVE_DATA_SOURCE_CHANGED: DataSourceDefinition };

/** platform/core/src/extensions/MODULE_TYPES.js */
type ModuleType =
  | 'commands'
  | 'customization'
  | 'dataSources'
  | 'panel'
  | 'sopClassHandler'
  | 'toolbar'
  | 'viewport'
  | 'context'
  | 'layoutTemplate'
  | 'hangingProtocol'
  | 'utility';

type Hook<Result> = (parameters: any) => Result;
type Named<Members = unknown> = ({ name: string } & Members)[];

/** An extension, with what the viewer reads of the results of its functions. platform/core/src/extensions/ExtensionManager.ts */
export interface Extension<Definition> {
  id: string;
  version?: string;
  preRegistration?: Hook<Promise<void> | void>;
  onModeEnter?: Hook<unknown>;
  onModeExit?: Hook<unknown>;
  getCommandsModule?: Hook<CommandsModule<Definition>>;
  /** platform/core/src/services/CustomizationService/CustomizationService.ts: init */
  getCustomizationModule?: Hook<Named<{ value: unknown }>>;
  /** extensions/default/src/getDataSourcesModule.js */
  getDataSourcesModule?: Hook<Named<{ type: string; createDataSource: (...values: any[]) => unknown }>>;
  /** platform/core/src/types/PanelModule.ts */
  getPanelModule?: Hook<Named<{ component: unknown; label?: string; iconName?: string; iconLabel?: string }>>;
  /** extensions/default/src/getSopClassHandlerModule.js */
  getSopClassHandlerModule?: Hook<
    Named<{ sopClassUids: string[]; getDisplaySetsFromSeries: (instances: any) => unknown[] }>
  >;
  /** extensions/default/src/getToolbarModule.tsx */
  getToolbarModule?: Hook<Named<{ defaultComponent?: unknown; evaluate?: unknown }>>;
  /** extensions/cornerstone/src/index.tsx */
  getViewportModule?: Hook<Named<{ component: unknown }>>;
  /** extensions/measurement-tracking/src/getContextModule.tsx */
  getContextModule?: Hook<Named<{ context: unknown; provider: unknown }>>;
  /** extensions/default/src/getLayoutTemplateModule.js */
  getLayoutTemplateModule?: Hook<Named<{ id: string; component: unknown }>>;
  /** platform/core/src/extensions/ExtensionManager.ts: _initHangingProtocolsModule */
  getHangingProtocolModule?: Hook<Named<{ protocol: Protocol | Hook<{ protocol: Protocol }> }>>;
  /** extensions/cornerstone/src/index.tsx */
  getUtilityModule?: Hook<Named<{ exports: object }>>;
}
