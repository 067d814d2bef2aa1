import type { ComponentType } from 'react';
import type { ControlName } from '@/lib/site/showcase-names';
import type { DemoText } from '../types';

interface RowsProps {
  /** What is said of each example, in order. */
  texts: readonly DemoText[];
}

async function join(
  demos: Promise<Readonly<Record<string, ComponentType>>>,
  built: Promise<{ default: { code: Readonly<Record<string, string>> } }>,
) {
  const [loaded, parts, { ControlRows }] = await Promise.all([demos, built, import('./control-rows')]);
  const { code } = parts.default;
  return { default: ({ texts }: RowsProps) => <ControlRows texts={texts} demos={loaded} code={code} /> };
}

/** Loads the examples of one control and no other, as rows. */
export const loadRows: Readonly<Record<ControlName, () => Promise<{ default: ComponentType<RowsProps> }>>> = {
  Button: () =>
    join(
      import('../demos/button/demos').then(({ buttonDemos }) => buttonDemos),
      import('@/generated/showcase/button.json'),
    ),
  Checkbox: () =>
    join(
      import('../demos/checkbox/demos').then(({ checkboxDemos }) => checkboxDemos),
      import('@/generated/showcase/checkbox.json'),
    ),
  Combobox: () =>
    join(
      import('../demos/combobox/demos').then(({ comboboxDemos }) => comboboxDemos),
      import('@/generated/showcase/combobox.json'),
    ),
  DataRow: () =>
    join(
      import('../demos/data-row/demos').then(({ dataRowDemos }) => dataRowDemos),
      import('@/generated/showcase/data-row.json'),
    ),
  Dialog: () =>
    join(
      import('../demos/dialog/demos').then(({ dialogDemos }) => dialogDemos),
      import('@/generated/showcase/dialog.json'),
    ),
  DropdownMenu: () =>
    join(
      import('../demos/dropdown-menu/demos').then(({ dropdownMenuDemos }) => dropdownMenuDemos),
      import('@/generated/showcase/dropdown-menu.json'),
    ),
  HoverCard: () =>
    join(
      import('../demos/hover-card/demos').then(({ hoverCardDemos }) => hoverCardDemos),
      import('@/generated/showcase/hover-card.json'),
    ),
  Input: () =>
    join(
      import('../demos/input/demos').then(({ inputDemos }) => inputDemos),
      import('@/generated/showcase/input.json'),
    ),
  Label: () =>
    join(
      import('../demos/label/demos').then(({ labelDemos }) => labelDemos),
      import('@/generated/showcase/label.json'),
    ),
  NumericMeta: () =>
    join(
      import('../demos/numeric-meta/demos').then(({ numericMetaDemos }) => numericMetaDemos),
      import('@/generated/showcase/numeric-meta.json'),
    ),
  PanelSection: () =>
    join(
      import('../demos/panel-section/demos').then(({ panelSectionDemos }) => panelSectionDemos),
      import('@/generated/showcase/panel-section.json'),
    ),
  Popover: () =>
    join(
      import('../demos/popover/demos').then(({ popoverDemos }) => popoverDemos),
      import('@/generated/showcase/popover.json'),
    ),
  ScrollArea: () =>
    join(
      import('../demos/scroll-area/demos').then(({ scrollAreaDemos }) => scrollAreaDemos),
      import('@/generated/showcase/scroll-area.json'),
    ),
  Select: () =>
    join(
      import('../demos/select/demos').then(({ selectDemos }) => selectDemos),
      import('@/generated/showcase/select.json'),
    ),
  ShowcaseRow: () =>
    join(
      import('../demos/showcase-row/demos').then(({ showcaseRowDemos }) => showcaseRowDemos),
      import('@/generated/showcase/showcase-row.json'),
    ),
  Slider: () =>
    join(
      import('../demos/slider/demos').then(({ sliderDemos }) => sliderDemos),
      import('@/generated/showcase/slider.json'),
    ),
  Switch: () =>
    join(
      import('../demos/switch/demos').then(({ switchDemos }) => switchDemos),
      import('@/generated/showcase/switch.json'),
    ),
  Tabs: () =>
    join(
      import('../demos/tabs/demos').then(({ tabsDemos }) => tabsDemos),
      import('@/generated/showcase/tabs.json'),
    ),
  Toast: () =>
    join(
      import('../demos/toast/demos').then(({ toastDemos }) => toastDemos),
      import('@/generated/showcase/toast.json'),
    ),
  ToolButton: () =>
    join(
      import('../demos/tool-button/demos').then(({ toolButtonDemos }) => toolButtonDemos),
      import('@/generated/showcase/tool-button.json'),
    ),
  ToolButtonList: () =>
    join(
      import('../demos/tool-button-list/demos').then(({ toolButtonListDemos }) => toolButtonListDemos),
      import('@/generated/showcase/tool-button-list.json'),
    ),
};
