// What samples use of @ohif/extension-default in version 3.9. extensions/default/src/index.ts
import type { UIDialogService } from '@ohif/core';

export * from '../stores';

type Color = { r: number; g: number; b: number; a: number };

/** extensions/default/src/utils/callInputDialog.tsx */
export function callInputDialog(
  uiDialogService: UIDialogService,
  data: { text?: string; label?: string } | null,
  callback: (value: string, actionId: 'save' | 'cancel') => void,
  isArrowAnnotateInputDialog?: boolean,
  dialogConfig?: { dialogTitle?: string; inputLabel?: string; validateFunc?: (value: string) => boolean },
): void;

/** Resolves to the measurement with the new label. extensions/default/src/utils/callInputDialog.tsx */
export function showLabelAnnotationPopup(
  measurement: object,
  uiDialogService: UIDialogService,
  labelConfig?: { exclusive?: boolean; items?: { label: string; value: string }[] },
): Promise<any>;

/** extensions/default/src/utils/colorPickerDialog.tsx */
export function colorPickerDialog(
  uiDialogService: UIDialogService,
  color: Color,
  callback: (...result: [color: Color, actionId: 'save'] | [color: '', actionId: 'cancel']) => void,
): void;

/** extensions/default/src/utils/index.ts, extensions/default/src/utils/addIcon.ts */
export const utils: { addIcon(name: string, icon: unknown): void };
