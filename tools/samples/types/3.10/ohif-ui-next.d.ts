// What samples use of @ohif/ui-next in version 3.10. platform/ui-next/src/index.ts
import type {
  ButtonHTMLAttributes,
  ComponentType,
  HTMLAttributes,
  InputHTMLAttributes,
  LabelHTMLAttributes,
  PropsWithChildren,
  SVGAttributes,
} from 'react';

export * from '../ui-next';

type Box<Props = unknown> = ComponentType<HTMLAttributes<HTMLElement> & Props>;
type Parts<Names extends string> = Record<Names, Box>;

/** platform/ui-next/src/lib/utils.ts */
export function cn(...classNames: unknown[]): string;

/** platform/ui-next/src/components/Clipboard/Clipboard.tsx */
export const Clipboard: ComponentType<PropsWithChildren>;

/** platform/ui-next/src/components/DropdownMenu/DropdownMenu.tsx */
export const DropdownMenu: ComponentType<PropsWithChildren>;
/** platform/ui-next/src/components/DropdownMenu/DropdownMenu.tsx */
export const DropdownMenuTrigger: ComponentType<PropsWithChildren<{ asChild?: boolean }>>;
/** platform/ui-next/src/components/DropdownMenu/DropdownMenu.tsx */
export const DropdownMenuContent: Box<{ align?: 'start' | 'center' | 'end' }>;
/** platform/ui-next/src/components/DropdownMenu/DropdownMenu.tsx */
export const DropdownMenuItem: Box;

type FooterButton = ComponentType<ButtonHTMLAttributes<HTMLButtonElement>>;

/** platform/ui-next/src/components/FooterAction/FooterAction.tsx */
export const FooterAction: Box &
  Parts<'Left' | 'Right'> &
  Record<'Primary' | 'Secondary' | 'Auxiliary', FooterButton>;

type Icon = ComponentType<SVGAttributes<SVGSVGElement>>;

/** Those that samples use. platform/ui-next/src/components/Icons/Icons.tsx */
export const Icons: Record<
  | 'Alert'
  | 'Delete'
  | 'Info'
  | 'Refresh'
  | 'Rename'
  | 'Sorting'
  | 'SortingAscending'
  | 'SortingDescending'
  | 'StatusTracking'
  | 'Upload',
  Icon
> & {
  ByName: ComponentType<{ name: string } & SVGAttributes<SVGSVGElement>>;
  addIcon(name: string, icon: Icon): void;
};

/** platform/ui-next/src/components/Input/Input.tsx */
export const Input: ComponentType<InputHTMLAttributes<HTMLInputElement>>;

/** platform/ui-next/src/components/InputFilter/InputFilter.tsx */
export const InputFilter: ComponentType<
  PropsWithChildren<{
    className?: string;
    placeholder?: string;
    value?: string;
    defaultValue?: string;
    debounceTime?: number;
    onChange?: (value: string) => void;
  }>
> & { Input: typeof Input } & Parts<'SearchIcon' | 'ClearButton'>;

/** platform/ui-next/src/components/Label/Label.tsx */
export const Label: ComponentType<LabelHTMLAttributes<HTMLLabelElement>>;

/** platform/ui-next/src/components/MeasurementTable/MeasurementTable.tsx */
export const MeasurementTable: ComponentType<
  PropsWithChildren<{
    title: string;
    data?: object[];
    onAction?: (event: Event, command: string | string[], uid: string) => void;
    isExpanded?: boolean;
    disableEditing?: boolean;
  }>
> &
  Parts<'Header' | 'Body' | 'Footer'>;

/** platform/ui-next/src/components/Numeric/Numeric.tsx */
export const Numeric: {
  Container: ComponentType<
    PropsWithChildren<{
      mode: 'number' | 'singleRange' | 'doubleRange' | 'stepper';
      value?: number;
      values?: [number, number];
      min?: number;
      max?: number;
      step?: number;
      className?: string;
      onChange?: (value: any) => void;
    }>
  >;
  Label: ComponentType<PropsWithChildren<{ showValue?: boolean; className?: string }>>;
  NumberInput: ComponentType<{ className?: string }>;
  NumberStepper: ComponentType<{ direction?: 'horizontal' | 'vertical'; className?: string }>;
  SingleRange: ComponentType<{ showNumberInput?: boolean }>;
  DoubleRange: ComponentType<{ showNumberInputs?: boolean; className?: string }>;
};

/** platform/ui-next/src/components/SegmentationTable: SegmentationTable.tsx, SegmentationCollapsed.tsx, SegmentationExpanded.tsx */
export const SegmentationTable: Box &
  Parts<'Segments' | 'Config' | 'AddSegmentRow' | 'AddSegmentationRow'> & {
    SegmentStatistics: Box & Parts<'Header' | 'Body'>;
    Collapsed: Box & Parts<'Header' | 'DropdownMenu' | 'Selector' | 'Info' | 'Content'>;
    Expanded: Box & Parts<'Header' | 'DropdownMenu' | 'Label' | 'Info' | 'Content'>;
  };

/** platform/ui-next/src/components/SegmentationTable/contexts/SegmentationTableContext.tsx */
export function useSegmentationTableContext(componentName: string): {
  onSegmentationEdit: (segmentationId: string) => void;
  onSegmentationDelete: (segmentationId: string) => void;
};
/** platform/ui-next/src/components/SegmentationTable/contexts/SegmentationExpandedContext.tsx */
export function useSegmentationExpanded(componentName: string): {
  segmentation: { segmentationId: string; label: string };
  representation: object;
  isActive: boolean;
};

/** platform/ui-next/src/components/Select/Select.tsx */
export const Select: ComponentType<
  PropsWithChildren<{ value?: string; onValueChange?: (value: string) => void }>
>;
/** platform/ui-next/src/components/Select/Select.tsx */
export const SelectTrigger: Box;
/** platform/ui-next/src/components/Select/Select.tsx */
export const SelectContent: Box;
/** platform/ui-next/src/components/Select/Select.tsx */
export const SelectItem: Box<{ value: string }>;
/** platform/ui-next/src/components/Select/Select.tsx */
export const SelectValue: ComponentType<{ placeholder?: string }>;

/** platform/ui-next/src/components/Switch/Switch.tsx */
export const Switch: Box<{ checked?: boolean; onCheckedChange?: (isChecked: boolean) => void }>;

/** platform/ui-next/src/components/Tabs/Tabs.tsx */
export const Tabs: Box<{ value?: string; onValueChange?: (value: string) => void }>;
/** platform/ui-next/src/components/Tabs/Tabs.tsx */
export const TabsList: Box;
/** platform/ui-next/src/components/Tabs/Tabs.tsx */
export const TabsTrigger: Box<{ value: string }>;

/** platform/ui-next/src/components/ToolButton/ToolButton.tsx */
export const ToolButton: ComponentType<any>;

/** platform/ui-next/src/components/Tooltip/Tooltip.tsx */
export const Tooltip: ComponentType<PropsWithChildren>;
/** platform/ui-next/src/components/Tooltip/Tooltip.tsx */
export const TooltipTrigger: ComponentType<PropsWithChildren<{ asChild?: boolean }>>;
/** platform/ui-next/src/components/Tooltip/Tooltip.tsx */
export const TooltipContent: Box<{
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
}>;
/** platform/ui-next/src/components/Tooltip/Tooltip.tsx */
export const TooltipProvider: ComponentType<
  PropsWithChildren<{ delayDuration?: number; skipDelayDuration?: number }>
>;

/** platform/ui-next/src/components/Viewport/ViewportActionButton.tsx */
export const ViewportActionButton: ComponentType<PropsWithChildren<{ onInteraction: () => void }>>;
