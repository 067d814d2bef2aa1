import type { ControlName } from '@/lib/site/showcase-names';
import { button } from './controls/button';
import { checkbox } from './controls/checkbox';
import { combobox } from './controls/combobox';
import { dataRow } from './controls/data-row';
import { dialog } from './controls/dialog';
import { dropdownMenu } from './controls/dropdown-menu';
import { hoverCard } from './controls/hover-card';
import { input } from './controls/input';
import { label } from './controls/label';
import { numericMeta } from './controls/numeric-meta';
import { panelSection } from './controls/panel-section';
import { popover } from './controls/popover';
import { scrollArea } from './controls/scroll-area';
import { select } from './controls/select';
import { showcaseRow } from './controls/showcase-row';
import { slider } from './controls/slider';
import { switchControl } from './controls/switch';
import { tabs } from './controls/tabs';
import { toast } from './controls/toast';
import { toolButton } from './controls/tool-button';
import { toolButtonList } from './controls/tool-button-list';
import type { ControlText } from './types';

/** What the showcase says of each control. */
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
