// What samples use of @ohif/extension-default in version 3.10. extensions/default/src/index.ts
import type { ComponentType } from 'react';
import type { UIDialogService } from '@ohif/core';

export * from '../stores';

/** extensions/default/src/utils/callInputDialog.tsx */
export function callInputDialog(options: {
  uiDialogService: UIDialogService;
  title?: string;
  placeholder?: string;
  defaultValue?: string;
  submitOnEnter?: boolean;
}): Promise<string>;

/** extensions/default/src/utils/callInputDialog.tsx */
export function callInputDialogAutoComplete(options: {
  uiDialogService: UIDialogService;
  measurement?: object;
  labelConfig?: object;
  renderContent?: ComponentType<any>;
  element?: HTMLElement;
}): Promise<any>;

/** It is the component here, to be shown in a dialog. extensions/default/src/utils/colorPickerDialog.tsx */
export const colorPickerDialog: ComponentType<{
  value: object;
  hide: () => void;
  onSave: (color: object) => void;
}>;

/** extensions/default/src/Panels/createReportDialogPrompt.tsx */
export function createReportDialogPrompt(options: {
  title?: string;
  servicesManager: AppTypes.ServicesManager;
  extensionManager: AppTypes.ExtensionManager;
}): Promise<{ value?: string; dataSourceName?: string; series?: string; action: number }>;

/** extensions/default/src/utils/Toolbox.tsx */
export const Toolbox: ComponentType<{ buttonSectionId: string; title: string }>;
