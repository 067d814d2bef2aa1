// Descriptions of theme values by the suffix of their utility class, e.g. `sm` for `text-sm`.

/** Descriptions of the font sizes, based on their use in the controls of OHIF viewer 3.10. */
export const fontSizeDescriptions = {
  xxs: 'No control uses this size. It is too small for readable text.',
  xs: 'Labels beside small fields, shortcuts in menus and numbers in the CinePlayer.',
  sm: 'Small details: tooltips, lines below a title and values of a thumbnail.',
  base: 'The standard size of the viewer: text of panels, buttons, fields and menus.',
  lg: 'Dialogs, important messages and longer text.',
  xl: 'Dialog titles.',
  '2xl': 'Headings of pages and of the About dialog.',
  '3xl': 'Headings of pages around the viewer.',
  '4xl': 'No control uses this size.',
  '5xl': 'No control uses this size.',
  '6xl': 'No control uses this size.',
};

/** Descriptions of the font weights, based on their use in the controls of OHIF viewer 3.10. */
export const fontWeightDescriptions = {
  hairline: 'No control uses this weight.',
  thin: 'No control uses this weight.',
  light: 'Large lines in the About dialog.',
  normal: 'Nearly all text, including buttons and dialog titles.',
  medium: 'Group titles in lists, and the selected file in a field.',
  semibold: 'Card titles, labels of a Select and captions of thumbnails.',
  bold: 'Single words that must stand out, such as names in the study list.',
  extrabold: 'No control uses this weight.',
  black: 'No control uses this weight.',
};

/** Descriptions of the corner radii. */
export const radiusDescriptions = {
  sm: 'Checkbox, and close button of a Dialog.',
  md: 'Tabs, Popover, HoverCard, and frame of a viewport.',
  lg: 'Dialog, card and ToolButton.',
  xl: 'No control uses this radius.',
};
