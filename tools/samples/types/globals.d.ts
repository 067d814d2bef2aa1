// The viewer's global types, and what samples name without saying where it is from; the same in all versions but for
// the packages that they are made of.
import type { AppConfig as Config, DicomWebConfig as WebConfig } from 'sample-config';
import type * as Cornerstone from '@ohif/extension-cornerstone';
import type * as Core from '@ohif/core';
import type * as Managers from './core/managers';
import type { DisplaySet as AnyDisplaySet } from './core/display-sets';
import type * as HangingProtocols from './core/hanging-protocols';
import type * as Common from './names';

declare global {
  interface Window {
    config:
      | Partial<Config>
      | ((environment: Common.ConfigEnvironment<Managers.ServicesManager>) => Promise<Config> | Config);
  }

  /** Samples know what kind of element they look for. */
  interface Document {
    getElementById(id: string): any;
    querySelector(selectors: string): any;
  }

  /** platform/core/src/types/AppTypes.ts, extensions/cornerstone/src/types/AppTypes.ts */
  namespace AppTypes {
    type ServicesManager = Managers.ServicesManager;
    type CommandsManager = Core.CommandsManager;
    type ExtensionManager = Core.ExtensionManager;
    type DisplaySet = AnyDisplaySet;

    interface Config {}

    interface Services extends Core.CoreServices, Cornerstone.CornerstoneServices {}
  }

  /** Keys of `window.config` that extensions of the pages read. */
  interface SampleConfig {
    timer?: object;
  }

  /** Services that extensions of the pages register. */
  interface SampleServices {
    watchlistService: any;
    worklistService: any;
  }

  /** platform/core/src/types/AppTypes.ts */
  type withAppTypes<Props = object> = Props &
    Partial<AppTypes.Services> &
    Partial<Pick<SampleManagers, 'servicesManager' | 'commandsManager' | 'extensionManager'>> &
    AppTypes.Config & { [name: string]: unknown };

  /** What an extension or a mode gets from the viewer. platform/core/src/extensions/ExtensionManager.ts: ExtensionParams */
  interface SampleManagers {
    servicesManager: Managers.ServicesManager;
    commandsManager: Core.CommandsManager;
    extensionManager: Core.ExtensionManager;
    hotkeysManager: Core.HotkeysManager;
    serviceProvidersManager: Managers.ServiceProvidersManager;
    appConfig: Partial<Config> & AppTypes.Config & SampleConfig;
  }

  type SampleParameters = Partial<SampleManagers> & Record<string, any>;

  /** Values of `given="…"`: services, managers, and names that say themselves what they are. */
  interface SampleNames extends SampleManagers, AppTypes.Services, Common.CommonNames<AnyDisplaySet> {
    watchlistService: SampleServices['watchlistService'];
    DicomMetadataStore: typeof Core.DicomMetadataStore;
    ExtensionManager: typeof Core.ExtensionManager;
    HotkeysManager: typeof Core.HotkeysManager;
    toolNames: Cornerstone.ToolNames;
    useLutPresentationStore: typeof Cornerstone.useLutPresentationStore;
  }

  const SampleElement: React.ComponentType<any>;

  /** As in the types of React 18, which the viewer uses. */
  namespace JSX {
    type Element = React.JSX.Element;
  }

  /** Types of what fragments are parts of. */
  namespace SampleTypes {
    export type AppConfig = Config;
    export type DicomWebConfig = WebConfig;
    export type Extension = Core.Extension;
    export type ModeModule = Common.ModeModule;
    export type Mode = Common.Mode<SampleParameters>;
    export type Button = Core.Button;
    export type ButtonProps = Core.ButtonProps;
    export type Protocol = HangingProtocols.Protocol;
    export type ProtocolStage = HangingProtocols.ProtocolStage;
    export type ProtocolViewport = HangingProtocols.ProtocolViewport;
    export type MatchingRule = HangingProtocols.MatchingRule;
  }
}
