import type { ComponentType } from 'react';
import type { Command } from './commands';
import type { AnyPublisher, Publisher } from './events';

/** Tells a button's state; `name` is that of a function of a toolbar module. platform/core/src/services/ToolBarService/ToolbarService.ts: handleEvaluate */
type Evaluator = string | { name: string; [option: string]: unknown } | ((options: any) => unknown);
export type Evaluators = Evaluator | Evaluator[];

/** What buttons of both versions have. platform/core/src/services/ToolBarService/types.ts */
export interface ButtonLook {
  id?: string;
  groupId?: string;
  type?: string;
  icon?: string;
  label?: string;
  tooltip?: string;
  commands?: Command | Command[];
  disabled?: boolean;
  disabledText?: string;
  className?: string;
  evaluate?: Evaluators;
  listeners?: Record<string, Command | Command[]>;
  options?: ButtonOption[] | string;
}

/** platform/core/src/services/ToolBarService/types.ts: ButtonOptions */
export interface ButtonOption {
  id: string;
  type: 'range' | 'radio' | 'double-range' | 'custom';
  name?: string;
  min?: number;
  max?: number;
  step?: number;
  value?: number | number[] | string;
  values?: { value: string; label: string }[];
  commands?: Command | Command[];
}

/** A button as modes add it. platform/core/src/services/ToolBarService/types.ts: Button */
export interface ToolbarButton<Props> {
  id: string;
  uiType?: string;
  /** extensions/cornerstone/src/getToolbarModule.tsx: evaluate.cornerstone.synchronizer reads it */
  commands?: { commandName: string; commandOptions?: object };
  props?: Props;
  component?: ComponentType<any>;
}

/** Both versions. platform/core/src/services/ToolBarService/ToolbarService.ts */
export interface Toolbar extends Publisher<
  'toolbar',
  { TOOL_BAR_MODIFIED: object; TOOL_BAR_STATE_MODIFIED: object }
> {
  /** The ids of the buttons of each section. */
  readonly state: { buttonSections: Record<string, string[]> };
  clearButtonSection(section: string): void;
  createButtonSection(section: string, buttonIds: string[]): void;
  refreshToolbarState(refreshProps?: { viewportId?: string | null }): void;
  registerEventForToolbarUpdate(service: AnyPublisher, events: string[]): void;
}
