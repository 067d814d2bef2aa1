import type { ContrastNeed, ColorLayer, ColorPair, ColorTokenGroup, ColorTokenDescription } from './types';

const on = (token: string, alpha = 1): ColorLayer => ({ token, alpha });

const pairOf =
  (need: ContrastNeed) =>
  (where: string, ...grounds: ColorLayer[]): ColorPair => ({ grounds, need, where });

/** Creates the description of a color token from its purpose and the pairs in which it is used. */
const token = (role: string, ...pairs: ColorPair[]): ColorTokenDescription => ({ role, pairs });

const text = pairOf('text');
const part = pairOf('part');
const line = pairOf('line');

const kinds = { success: 'success', info: 'information', warning: 'warning', error: 'error' };

const textsOf = ([kind, what]: [string, string]): Record<string, ColorTokenDescription> => ({
  [`${kind}-bg`]: token(`Background of ${what} messages.`),
  [`${kind}-border`]: token(`Border of ${what} messages.`, line('Border of a Toast', on(`${kind}-bg`))),
  [`${kind}-text`]: token(`Text and icon of ${what} messages.`, text('Toast', on(`${kind}-bg`))),
});

/** Three color tokens for each kind of message: background, border and text. */
const messageTokens: ColorTokenGroup = {
  id: 'messages',
  title: 'Messages',
  about:
    'Background, border and text of a toast, by kind. The viewer declares these tokens with bright colors in both modes, but its toasts use the dark colors of the toast library.',
  isColor: true,
  tokens: Object.assign({}, ...Object.entries(kinds).map(textsOf)) as ColorTokenGroup['tokens'],
};

/** Five color tokens for data series in charts. */
const seriesTokens: ColorTokenGroup = {
  id: 'series',
  title: 'Data series',
  about:
    'Lines and bars of charts. Color must not be the only difference between series, so also give each series a label, a mark or a pattern. No control of 3.10 uses these tokens.',
  tokens: Object.fromEntries(
    ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((nth, index) => [
      `chart-${index + 1}`,
      token(`${nth} series of a chart.`, part('Line of a chart', on('background'))),
    ]),
  ),
};

/** Creates a color pair for each of the backgrounds of fields, panels and menus. */
const onEachGround = (make: typeof text, where: string): ColorPair[] =>
  ['background', 'muted', 'popover'].map((ground) => make(where, on(ground)));

/**
 * All color tokens in the order of the page on colors, with their uses in the viewer's controls. @see acceptance SC-03
 */
export const colorTokenGroups: readonly ColorTokenGroup[] = [
  {
    id: 'selection',
    title: 'Selection',
    about: 'One color marks the selection. Nothing else may use it.',
    tokens: {
      highlight: token(
        'Active and selected elements: the active tool, the selected row of a list, the frame of the active viewport and the text on a viewport.',
        ...onEachGround(text, 'Label of a selected row, icon of a hovered tool'),
        { ...part('Icon on an active ToolButton', on('highlight')), ink: on('background') },
      ),
    },
  },
  {
    id: 'actions',
    title: 'Actions',
    about:
      'Clickable elements. Icons and text have the full color. Backgrounds of buttons have a lower opacity, which increases on hover.',
    tokens: {
      primary: token(
        'Clickable text and icons. At 20% to 80%, the background of buttons, tabs, switches and hovered rows.',
        ...onEachGround(text, 'Button, ghost and link'),
      ),
      'primary-foreground': token(
        'Text on a primary background and in a Tooltip.',
        text('Button, default', on('black'), on('primary', 0.6)),
        text('Button, default, hovered', on('black'), on('primary', 0.8)),
      ),
      secondary: token(
        'Background of a secondary action. No control of 3.10 uses this token. The viewer’s secondary button uses primary at 40% instead.',
      ),
      'secondary-foreground': token(
        'Text on a secondary button, and details of a DataRow.',
        text('Button, secondary', on('background'), on('primary', 0.4)),
        text('Button, secondary, hovered', on('background'), on('primary', 0.6)),
        text('Details of a DataRow', on('popover')),
      ),
      accent: token(
        'Background of the focused or hovered entry in a Select or DropdownMenu, and of the hovered header of a PanelSection.',
      ),
      'accent-foreground': token('Text of that entry.', text('Focused entry', on('accent'))),
      destructive: token('Background of a button that deletes permanently.'),
      'destructive-foreground': token(
        'Text on such a button.',
        text('Button, destructive', on('destructive')),
      ),
    },
  },
  {
    id: 'surfaces',
    title: 'Surfaces',
    about: 'Surfaces from the lowest to the highest. In both modes, higher surfaces are lighter.',
    tokens: {
      background: token(
        'The first level above the black of the viewport: fields and the empty area of a panel.',
      ),
      muted: token('Panels, rows of lists, dialogs and hover cards.'),
      card: token('Cards. The token has the same color as muted.'),
      popover: token(
        'Elements that open on top: menus, lists of a Select and popovers. Also the selected row of a list.',
      ),
    },
  },
  {
    id: 'text',
    title: 'Text',
    about: 'Two levels of emphasis, both readable on every surface.',
    tokens: {
      foreground: token(
        'Body text, labels and typed text. At 80%, the icon of an inactive tool.',
        ...onEachGround(text, 'Text'),
        text('Active tab', on('background'), on('primary', 0.3)),
        { ...part('Icon of an inactive ToolButton', on('background')), ink: on('foreground', 0.8) },
      ),
      'muted-foreground': token(
        'Secondary text: placeholders, group titles, values beside labels and rows that aren’t selected.',
        ...onEachGround(text, 'Secondary text'),
      ),
      'card-foreground': token('Text on a card.', text('Card', on('card'))),
      'popover-foreground': token('Text of menus and popovers.', text('Menu', on('popover'))),
    },
  },
  {
    id: 'lines',
    title: 'Lines and parts',
    about: 'Borders of fields, focus rings, handles, and lines that only separate.',
    tokens: {
      input: token(
        'Border of a field, a card or a popover. If this border is below 3:1, as in the viewer’s dark mode, the control must also be recognizable by its label, its background or an icon.',
        ...onEachGround(part, 'Border of Input and Select'),
      ),
      ring: token('Ring around the focused element, 2 px wide.', ...onEachGround(part, 'Focus ring')),
      neutral: token(
        'Parts without a meaning. The viewer uses the color at 50% for the handle of a ScrollArea. Here, the handle uses 80%, and so do the borders of fields.',
        ...['background', 'muted'].map((ground) => ({
          ...line('Handle of the viewer’s ScrollArea', on(ground)),
          ink: on('neutral', 0.5),
        })),
        ...onEachGround(part, 'Border of a field here, handle of a ScrollArea').map((pair) => ({
          ...pair,
          ink: on('neutral', 0.8),
        })),
      ),
      border: token(
        'Separating lines: Separator, and the border between resizable panels.',
        ...onEachGround(line, 'Separator'),
      ),
    },
  },
  messageTokens,
  seriesTokens,
];
