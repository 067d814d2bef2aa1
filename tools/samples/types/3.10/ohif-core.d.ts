// What @ohif/core exports in version 3.10 beyond what both versions agree in. platform/core/src/index.ts
import type { ComponentType } from 'react';
import type { CommandDefinition, Commands } from '../core/commands';
import { CommandsRunner } from '../core/commands';
import type { Publisher } from '../core/events';
import type { CommonServices, ToolbarHook, Utils } from '../core';
import type { Extension as AnyExtension } from '../core/managers';
import type { Measurement, Measurements } from '../core/measurements';
import type { ButtonLook, Toolbar, ToolbarButton } from '../core/toolbar';
import type { Modal } from '../core/ui';

export * from '../core';

/** The function alone will do. platform/core/src/classes/CommandsManager.ts: registerCommand */
type Definition = CommandDefinition | CommandDefinition['commandFn'];

/** platform/core/src/classes/CommandsManager.ts */
export class CommandsManager extends CommandsRunner {
  createContext(contextName: string, priority?: number): void;
  registerCommand(contextName: string, commandName: string, definition: Definition): void;
  runAsync(commands: Commands, options?: Record<string, unknown>): Promise<unknown>;
  runCommand(commandName: string, options?: object, contextName?: string | string[]): any;
}

export type Extension = AnyExtension<Definition>;

/** platform/core/src/services/CustomizationService/CustomizationService.ts */
export interface CustomizationService extends Publisher<
  'customizationService',
  { DEFAULT_CUSTOMIZATION_MODIFIED: object }
> {
  getCustomization(id: string): any;
  setCustomizations(
    customizations: string[] | Record<string, any>,
    scope?: 'global' | 'mode' | 'default',
  ): void;
}

/** platform/core/src/services/MeasurementService/MeasurementService.ts */
export interface MeasurementService extends Measurements {
  clearMeasurements(isWanted?: (measurement: Measurement) => boolean): void;
  getMeasurements(isWanted?: (measurement: Measurement) => boolean): Measurement[];
}

/** platform/core/src/services/MultiMonitorService.ts */
export interface MultiMonitorService {
  readonly isMultimonitor: boolean;
  readonly numberOfScreens: number;
  run(screenDelta: number, commands: Commands, options?: object): Promise<void>;
}

/** A button, or one that shows the section that it names. platform/core/src/services/ToolBarService/types.ts: ButtonProps */
export interface ButtonProps extends ButtonLook {
  /** Of `ohif.layoutSelector`. extensions/default/src/Toolbar/ToolbarLayoutSelector.tsx */
  rows?: number;
  columns?: number;
  buttonSection?: string | boolean;
}

export type Button = ToolbarButton<ButtonProps>;

/** platform/core/src/services/ToolBarService/ToolbarService.ts */
export interface ToolbarService extends Toolbar {
  addButtons(buttons: Button[], replace?: boolean): void;
  getButtonProps(id: string): ButtonProps | undefined;
}

/** What it shows: platform/ui-next/src/contextProviders/ManagedDialog.tsx. platform/core/src/services/UIDialogService/UIDialogService.ts */
export interface UIDialogService {
  show(dialog: {
    id: string;
    content: ComponentType<any>;
    contentProps?: object;
    title?: string;
    isDraggable?: boolean;
    shouldCloseOnEsc?: boolean;
    shouldCloseOnOverlayClick?: boolean;
    showOverlay?: boolean;
    defaultPosition?: { x: number; y: number };
  }): string;
  hide(id: string): void;
  hideAll(): void;
}

/** platform/core/src/services/UIModalService/index.ts */
export interface UIModalService {
  show(
    modal: Modal & { className?: string; containerClassName?: string; shouldCloseOnOverlayClick?: boolean },
  ): void;
  hide(): void;
  setServiceImplementation(methods: {
    show?: (modal: any) => void;
    hide?: () => void;
    customComponent?: ComponentType<any>;
  }): void;
}

/** platform/core/src/types/AppTypes.ts */
export interface CoreServices extends CommonServices {
  customizationService: CustomizationService;
  measurementService: MeasurementService;
  multiMonitorService: MultiMonitorService;
  toolbarService: ToolbarService;
  uiDialogService: UIDialogService;
  uiModalService: UIModalService;
}

/** platform/core/src/contextProviders/SystemProvider.tsx */
export function useSystem(): Pick<
  SampleManagers,
  'servicesManager' | 'commandsManager' | 'extensionManager' | 'hotkeysManager'
>;

/** platform/core/src/hooks/useToolbar.tsx */
export function useToolbar(options: { buttonSection?: string }): ToolbarHook;

/** platform/core/src/utils/index.ts; platform/core/src/utils/MeasurementFilters.ts */
export const utils: Utils & { MeasurementFilters: Record<string, any> };
