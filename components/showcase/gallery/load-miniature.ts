import type { ComponentType } from 'react';
import type { ControlName } from '@/lib/site/showcase-names';

type Loaded = Promise<{ default: ComponentType }>;

/** Loads the specimen of one control and no other. */
export const loadMiniature: Readonly<Record<ControlName, () => Loaded>> = {
  Button: () => import('../demos/button/miniature').then((part) => ({ default: part.ButtonMiniature })),
  Checkbox: () => import('../demos/checkbox/miniature').then((part) => ({ default: part.CheckboxMiniature })),
  Combobox: () => import('../demos/combobox/miniature').then((part) => ({ default: part.ComboboxMiniature })),
  DataRow: () => import('../demos/data-row/miniature').then((part) => ({ default: part.DataRowMiniature })),
  Dialog: () => import('../demos/dialog/miniature').then((part) => ({ default: part.DialogMiniature })),
  DropdownMenu: () =>
    import('../demos/dropdown-menu/miniature').then((part) => ({ default: part.DropdownMenuMiniature })),
  HoverCard: () =>
    import('../demos/hover-card/miniature').then((part) => ({ default: part.HoverCardMiniature })),
  Input: () => import('../demos/input/miniature').then((part) => ({ default: part.InputMiniature })),
  Label: () => import('../demos/label/miniature').then((part) => ({ default: part.LabelMiniature })),
  NumericMeta: () =>
    import('../demos/numeric-meta/miniature').then((part) => ({ default: part.NumericMetaMiniature })),
  PanelSection: () =>
    import('../demos/panel-section/miniature').then((part) => ({ default: part.PanelSectionMiniature })),
  Popover: () => import('../demos/popover/miniature').then((part) => ({ default: part.PopoverMiniature })),
  ScrollArea: () =>
    import('../demos/scroll-area/miniature').then((part) => ({ default: part.ScrollAreaMiniature })),
  Select: () => import('../demos/select/miniature').then((part) => ({ default: part.SelectMiniature })),
  ShowcaseRow: () =>
    import('../demos/showcase-row/miniature').then((part) => ({ default: part.ShowcaseRowMiniature })),
  Slider: () => import('../demos/slider/miniature').then((part) => ({ default: part.SliderMiniature })),
  Switch: () => import('../demos/switch/miniature').then((part) => ({ default: part.SwitchMiniature })),
  Tabs: () => import('../demos/tabs/miniature').then((part) => ({ default: part.TabsMiniature })),
  Toast: () => import('../demos/toast/miniature').then((part) => ({ default: part.ToastMiniature })),
  ToolButton: () =>
    import('../demos/tool-button/miniature').then((part) => ({ default: part.ToolButtonMiniature })),
  ToolButtonList: () =>
    import('../demos/tool-button-list/miniature').then((part) => ({ default: part.ToolButtonListMiniature })),
};
