/** Names of the controls that have a page, in the order of the gallery. @see acceptance RT-07, RT-08 */
export const controlNames = [
  'Button',
  'Checkbox',
  'Combobox',
  'DataRow',
  'Dialog',
  'DropdownMenu',
  'HoverCard',
  'Input',
  'Label',
  'NumericMeta',
  'PanelSection',
  'Popover',
  'ScrollArea',
  'Select',
  'ShowcaseRow',
  'Slider',
  'Switch',
  'Tabs',
  'Toast',
  'ToolButton',
  'ToolButtonList',
] as const;

export type ControlName = (typeof controlNames)[number];

/** Slugs of the pages about patterns, in the order of their gallery. @see acceptance RT-10 */
export const patternSlugs = [
  'DataRowExample',
  'patterns-measurements',
  'patterns-segmentation',
  'patterns-split-panel',
  'patterns-tmtv',
] as const;

/** Returns the route of a control's page; `ShowcaseRow` keeps its former address. @see acceptance RT-07, RT-08 */
export function getControlRoute(name: ControlName): string {
  return name === 'ShowcaseRow' ? '/components/ShowcaseRow' : `/components/${name}Showcase`;
}

/** Returns the name of a control's files without extension, e.g. `tool-button-list` for `ToolButtonList`. */
export function getControlFile(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
