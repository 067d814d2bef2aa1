// What @ohif/core exports in version 3.9 beyond what both versions agree in. platform/core/src/index.ts
import type { ComponentType } from 'react';
import type { Command, CommandDefinition } from '../core/commands';
import { CommandsRunner } from '../core/commands';
import type { CommonServices, ToolbarHook, Utils } from '../core';
import type { Extension as AnyExtension } from '../core/managers';
import type { Measurement, Measurements } from '../core/measurements';
import type { ButtonLook, Evaluators, Toolbar, ToolbarButton } from '../core/toolbar';
import type { Modal } from '../core/ui';

export * from '../core';

/** platform/core/src/classes/CommandsManager.ts */
export class CommandsManager extends CommandsRunner {
  createContext(contextName: string): void;
  registerCommand(contextName: string, commandName: string, definition: CommandDefinition): void;
  runCommand(commandName: string, options?: object, contextName?: string): any;
}

export type Extension = AnyExtension<CommandDefinition>;

type Merge = 'Append' | 'Merge' | 'Replace';

/** `transform` is called with the value as `this`. platform/core/src/services/CustomizationService/CustomizationService.ts */
interface Customization {
  id: string;
  transform?: (this: any, service: CustomizationService) => unknown;
  [key: string]: any;
}

/** platform/core/src/services/CustomizationService/CustomizationService.ts */
export interface CustomizationService {
  addModeCustomizations(customizations: (string | Customization)[]): void;
  getCustomization(id: string, defaultValue?: unknown): any;
  setGlobalCustomization(id: string, customization: unknown, merge?: Merge): void;
  setModeCustomization(id: string, customization: unknown, merge?: Merge): void;
}

/** platform/core/src/services/MeasurementService/MeasurementService.ts */
export interface MeasurementService extends Measurements {
  clearMeasurements(): void;
  getMeasurements(): Measurement[];
}

/** A button, or a group with one in front. platform/core/src/services/ToolBarService/types.ts: ButtonProps, NestedButtonProps */
export interface ButtonProps extends ButtonLook {
  /** Of `ohif.layoutSelector`. extensions/default/src/Toolbar/ToolbarLayoutSelector.tsx */
  rows?: number;
  columns?: number;
  items?: ButtonLook[];
  primary?: ButtonLook & { isActive?: boolean };
  secondary?: ButtonLook;
}

export type Button = ToolbarButton<ButtonProps>;

/** platform/core/src/services/ToolBarService/ToolbarService.ts */
export class ToolbarService implements Toolbar {
  static createButton(options: {
    id: string;
    label: string;
    commands: Command | Command[];
    icon?: string;
    tooltip?: string;
    evaluate?: Evaluators;
  }): ButtonLook;
  readonly EVENTS: Toolbar['EVENTS'];
  readonly subscribe: Toolbar['subscribe'];
  readonly state: Toolbar['state'];
  readonly clearButtonSection: Toolbar['clearButtonSection'];
  readonly createButtonSection: Toolbar['createButtonSection'];
  readonly refreshToolbarState: Toolbar['refreshToolbarState'];
  readonly registerEventForToolbarUpdate: Toolbar['registerEventForToolbarUpdate'];
  addButtons(buttons: Button[]): void;
  getButtons(): Record<string, Button>;
  removeButton(id: string): void;
}

/** platform/core/src/services/UIDialogService/UIDialogService.ts */
export interface UIDialogService {
  create(dialog: {
    id: string;
    content: ComponentType<any>;
    contentProps?: object;
    centralize?: boolean;
    isDraggable?: boolean;
    showOverlay?: boolean;
    defaultPosition?: { x: number; y: number };
  }): string;
  dismiss(dialog: { id: string }): void;
  dismissAll(): void;
}

/** platform/core/src/services/UIModalService/index.ts */
export interface UIModalService {
  show(
    modal: Modal & {
      customClassName?: string;
      movable?: boolean;
      containerDimensions?: string;
      contentDimensions?: string;
    },
  ): void;
  hide(): void;
}

/** platform/core/src/types/AppTypes.ts */
export interface CoreServices extends CommonServices {
  customizationService: CustomizationService;
  measurementService: MeasurementService;
  toolbarService: ToolbarService;
  uiDialogService: UIDialogService;
  uiModalService: UIModalService;
}

/** platform/core/src/hooks/useToolbar.tsx */
export function useToolbar(options: {
  servicesManager: AppTypes.ServicesManager;
  buttonSection?: string;
}): ToolbarHook;

/** platform/core/src/utils/index.js */
export const utils: Utils;
