import type { ControlName } from '@/lib/site/showcase-names';
import { controlText as button } from './controls/button/control-text';
import { controlText as checkbox } from './controls/checkbox/control-text';
import { controlText as combobox } from './controls/combobox/control-text';
import { controlText as dataRow } from './controls/data-row/control-text';
import { controlText as dialog } from './controls/dialog/control-text';
import { controlText as dropdownMenu } from './controls/dropdown-menu/control-text';
import { controlText as hoverCard } from './controls/hover-card/control-text';
import { controlText as input } from './controls/input/control-text';
import { controlText as label } from './controls/label/control-text';
import { controlText as numericMeta } from './controls/numeric-meta/control-text';
import { controlText as panelSection } from './controls/panel-section/control-text';
import { controlText as popover } from './controls/popover/control-text';
import { controlText as scrollArea } from './controls/scroll-area/control-text';
import { controlText as select } from './controls/select/control-text';
import { controlText as showcaseRow } from './controls/showcase-row/control-text';
import { controlText as slider } from './controls/slider/control-text';
import { controlText as switchControl } from './controls/switch/control-text';
import { controlText as tabs } from './controls/tabs/control-text';
import { controlText as toast } from './controls/toast/control-text';
import { controlText as toolButton } from './controls/tool-button/control-text';
import { controlText as toolButtonList } from './controls/tool-button-list/control-text';
import type { ControlText } from './types';

/** The text of each control’s page, by the name of the control. */
export const controlTexts = {
  Button: button,
  Checkbox: checkbox,
  Combobox: combobox,
  DataRow: dataRow,
  Dialog: dialog,
  DropdownMenu: dropdownMenu,
  HoverCard: hoverCard,
  Input: input,
  Label: label,
  NumericMeta: numericMeta,
  PanelSection: panelSection,
  Popover: popover,
  ScrollArea: scrollArea,
  Select: select,
  ShowcaseRow: showcaseRow,
  Slider: slider,
  Switch: switchControl,
  Tabs: tabs,
  Toast: toast,
  ToolButton: toolButton,
  ToolButtonList: toolButtonList,
} as const satisfies { [Name in ControlName]: ControlText & { name: Name } };
