/** Texts of the page by the suffix of the utility: `sm` for `text-sm`. */
export type ThemeTexts = Readonly<Record<string, string>>;

/** Font sizes. Uses were counted in the viewer's controls, 3.10. */
export const sizeTexts: ThemeTexts = {
  xxs: 'No control uses it. Too small for text that has to be read.',
  xs: 'Labels beside small fields, shortcuts in menus, figures of the CinePlayer.',
  sm: 'Small details: tooltips, lines below a title, values of a thumbnail.',
  base: 'The size of the viewer: text of panels, buttons, fields, menus.',
  lg: 'Dialogs, important messages, longer text to read.',
  xl: 'Titles of dialogs.',
  '2xl': 'Heads of pages and of the About dialog.',
  '3xl': 'Headings of pages around the viewer.',
  '4xl': 'No control uses it.',
  '5xl': 'No control uses it.',
  '6xl': 'No control uses it.',
};

/** Font weights. */
export const weightTexts: ThemeTexts = {
  hairline: 'No control uses it.',
  thin: 'No control uses it.',
  light: 'Large lines of the About dialog.',
  normal: 'Nearly everything, buttons and titles of dialogs included.',
  medium: 'Titles of groups in lists, the chosen file in a field.',
  semibold: 'Titles of cards, labels of a Select, captions of thumbnails.',
  bold: 'Single words that must stand out, e.g. names in the study list.',
  extrabold: 'No control uses it.',
  black: 'No control uses it.',
};

/** Corner radii that the style sheet sets. */
export const radiusTexts: ThemeTexts = {
  sm: 'Checkbox, close button of a Dialog.',
  md: 'Tabs, Popover, HoverCard, frame of a viewport.',
  lg: 'Dialog, card, ToolButton.',
  xl: 'No control uses it.',
};
