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

/** Last segments of the addresses of the controls' pages; `ShowcaseRow` keeps its former address too. */
export const controlSlugs: readonly string[] = [
  ...controlNames.map((name) => `${name}Showcase`),
  'ShowcaseRow',
];

/** Returns the route of a control's page. @see acceptance RT-07, RT-08 */
export function getControlRoute(name: ControlName): string {
  return name === 'ShowcaseRow' ? '/components/ShowcaseRow' : `/components/${name}Showcase`;
}

/** Last segments of the addresses of the patterns' pages, by id of the pattern, in the order of the gallery. */
export const patternSlugs = {
  'data-row': 'DataRowExample',
  measurements: 'patterns-measurements',
  segmentation: 'patterns-segmentation',
  'split-panel': 'patterns-split-panel',
  tmtv: 'patterns-tmtv',
} as const;

export type PatternId = keyof typeof patternSlugs;

/** Returns the route of a pattern's page. @see acceptance RT-10 */
export const getPatternRoute = (id: PatternId): string => `/patterns/${patternSlugs[id]}`;

/** Returns the name of a control's files without extension, e.g. `tool-button-list` for `ToolButtonList`. */
export function getControlFile(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
