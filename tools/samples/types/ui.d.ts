// What samples use of @ohif/ui; both versions have it. platform/ui/src/index.js
import type { ComponentType, HTMLAttributes, InputHTMLAttributes, ReactElement, ReactNode } from 'react';

/** platform/ui/src/components/Button/ButtonEnums.ts */
export const ButtonEnums: {
  readonly type: { readonly primary: 'primary'; readonly secondary: 'secondary' };
  readonly size: { readonly small: 'small'; readonly medium: 'medium' };
};

/** platform/ui/src/components/Button/Button.tsx */
export const Button: ComponentType<{
  children?: ReactNode;
  className?: string;
  disabled?: boolean;
  name?: string;
  onClick: (event: any) => void;
  size?: 'small' | 'medium';
  startIcon?: ReactElement;
  endIcon?: ReactElement;
  type?: 'primary' | 'secondary';
}>;

/** platform/ui/src/components/ButtonGroup/ButtonGroup.tsx */
export const ButtonGroup: ComponentType<{
  children: ReactNode;
  activeIndex?: number;
  onActiveIndexChange?: (index: number) => void;
}>;

/** Samples show it as the content of a dialog. platform/ui/src/components/Dialog/Dialog.tsx */
export const Dialog: ComponentType<{ title?: string; onSubmit: (result: any) => void }>;

/** platform/ui/src/components/Icon/Icon.tsx */
export const Icon: ComponentType<{ name: string } & HTMLAttributes<unknown>>;

/** platform/ui/src/components/Input/Input.tsx */
export const Input: ComponentType<{ label?: string } & InputHTMLAttributes<HTMLInputElement>>;

/** platform/ui/src/components/InputText/InputText.tsx */
export const InputText: ComponentType<{
  id?: string;
  label: string;
  value?: string;
  onChange: (value: string) => void;
}>;

/** platform/ui/src/components/InputFilterText/InputFilterText.tsx */
export const InputFilterText: ComponentType<{
  className?: string;
  placeholder?: string;
  value?: string;
  debounceTime?: number;
  onChange?: (value: string) => void;
  onDebounceChange?: (value: string) => void;
}>;

type Range<Value> = { minValue: number; maxValue: number; step?: number; onChange: (value: Value) => void };

/** platform/ui/src/components/InputNumber/InputNumber.tsx */
export const InputNumber: ComponentType<
  Range<number> & {
    label?: string;
    labelPosition?: string;
    value: number;
    arrowsDirection?: 'horizontal' | 'vertical';
    sizeClassName?: string;
  }
>;

/** platform/ui/src/components/InputRange/InputRange.tsx */
export const InputRange: ComponentType<Range<number> & { value: number; allowNumberEdit?: boolean }>;

/** platform/ui/src/components/InputDoubleRange/InputDoubleRange.tsx */
export const InputDoubleRange: ComponentType<
  Range<[number, number]> & { values: [number, number]; showLabel?: boolean; allowNumberEdit?: boolean }
>;

/** platform/ui/src/components/Select/Select.tsx */
export const Select: ComponentType<{
  id?: string;
  className?: string;
  isClearable?: boolean;
  isMulti?: boolean;
  options: { value: string; label: string }[];
  placeholder?: string;
  value?: string[];
  onChange: (option: any) => void;
}>;

/** platform/ui/src/components/SwitchButton/SwitchButton.tsx */
export const SwitchButton: ComponentType<{
  label?: string;
  checked?: boolean;
  onChange?: (isChecked: boolean) => void;
}>;

/** platform/ui/src/components/Tooltip/Tooltip.tsx */
export const Tooltip: ComponentType<{
  children: ReactNode;
  content?: ReactNode;
  position?: 'bottom' | 'bottom-left' | 'bottom-right' | 'left' | 'right' | 'top';
}>;

/** platform/ui/src/components/TooltipClipboard/TooltipClipboard.tsx */
export const TooltipClipboard: ComponentType<{ children: ReactNode; text?: string }>;

/** platform/ui/src/components/Icon/getIcon.js */
export function addIcon(name: string, icon: unknown): void;
