import { messageTokens, seriesTokens } from './message-tokens';
import type { GroundText, PairText, TokenGroup } from './types';

const on = (token: string, alpha = 1): GroundText => ({ token, alpha });

const text = (where: string, ...grounds: GroundText[]): PairText => ({ grounds, need: 'text', where });
const part = (where: string, ...grounds: GroundText[]): PairText => ({ grounds, need: 'part', where });
const line = (where: string, ...grounds: GroundText[]): PairText => ({ grounds, need: 'line', where });

/** On each of the three backgrounds of panels, rows and menus. */
const onEachGround = (make: typeof text, where: string): PairText[] =>
  ['background', 'muted', 'popover'].map((ground) => make(where, on(ground)));

/**
 * The palette: every token of the showcase's style sheets with its purpose, in the order of the page. Uses were taken
 * from the viewer's controls. A token that is missing here, or that no longer exists, fails a unit test.
 * @see acceptance SC-03
 */
export const tokenGroups: readonly TokenGroup[] = [
  {
    id: 'selection',
    title: 'Selection',
    about: 'One color says “this one”. Nothing else may use it.',
    format: 'channels',
    tokens: {
      highlight: {
        role: 'What is active or selected: the tool in hand, the chosen row of a list, the frame of the active viewport, the text on a viewport.',
        pairs: [
          ...onEachGround(text, 'Label of a selected row, icon of a pointed-at tool'),
          { ...part('Icon on an active ToolButton', on('highlight')), ink: on('background') },
        ],
      },
    },
  },
  {
    id: 'actions',
    title: 'Actions',
    about:
      'What can be pressed. Icons and words have the full color; backgrounds of buttons have a share of it, which grows under the pointer.',
    format: 'channels',
    tokens: {
      primary: {
        role: 'Words and icons that do something; at 20% to 80% the background of buttons, tabs, switches and rows under the pointer.',
        pairs: onEachGround(text, 'Button, ghost and link'),
      },
      'primary-foreground': {
        role: 'Words on a background of primary, and in a Tooltip.',
        pairs: [
          text('Button, default', on('black'), on('primary', 0.6)),
          text('Button, default, under the pointer', on('black'), on('primary', 0.8)),
        ],
      },
      secondary: {
        role: 'Background of a second action. The viewer’s own secondary button takes primary at 40% instead; no control of 3.10 uses this token.',
        pairs: [],
      },
      'secondary-foreground': {
        role: 'Words on a secondary button; details of a DataRow.',
        pairs: [
          text('Button, secondary', on('background'), on('primary', 0.4)),
          text('Button, secondary, under the pointer', on('background'), on('primary', 0.6)),
          text('Details of a DataRow', on('popover')),
        ],
      },
      accent: {
        role: 'Background of the entry that focus or pointer is on, in a Select or DropdownMenu; header of a PanelSection under the pointer.',
        pairs: [],
      },
      'accent-foreground': {
        role: 'Words of that entry.',
        pairs: [text('Entry in focus', on('accent'))],
      },
      destructive: {
        role: 'Background of a button that deletes for good.',
        pairs: [],
      },
      'destructive-foreground': {
        role: 'Words on such a button.',
        pairs: [text('Button, destructive', on('destructive'))],
      },
    },
  },
  {
    id: 'surfaces',
    title: 'Surfaces',
    about: 'From the lowest to the highest. What lies higher is lighter, in both modes.',
    format: 'channels',
    tokens: {
      background: {
        role: 'The first level above the black of the viewport: fields, what is left of a panel.',
        pairs: [],
      },
      muted: {
        role: 'Panels, rows of lists, dialogs and hover cards.',
        pairs: [],
      },
      card: {
        role: 'Cards. The same color as muted, under a name of its own.',
        pairs: [],
      },
      popover: {
        role: 'What opens above all else: menus, lists of a Select, popovers; also the selected row of a list.',
        pairs: [],
      },
    },
  },
  {
    id: 'text',
    title: 'Text',
    about: 'Two steps of emphasis, each readable on every surface.',
    format: 'channels',
    tokens: {
      foreground: {
        role: 'Text to read, labels, what is typed; at 80% the icon of a tool at rest.',
        pairs: [
          ...onEachGround(text, 'Text'),
          text('Active tab', on('background'), on('primary', 0.3)),
          { ...part('Icon of a ToolButton at rest', on('background')), ink: on('foreground', 0.8) },
        ],
      },
      'muted-foreground': {
        role: 'Secondary text: hints in fields, titles of groups, values beside labels, rows not selected.',
        pairs: onEachGround(text, 'Secondary text'),
      },
      'card-foreground': {
        role: 'Text on a card.',
        pairs: [text('Card', on('card'))],
      },
      'popover-foreground': {
        role: 'Text of menus and popovers.',
        pairs: [text('Menu', on('popover'))],
      },
    },
  },
  {
    id: 'lines',
    title: 'Lines and parts',
    about: 'Edges of fields, rings of focus, handles, and lines that only divide.',
    format: 'channels',
    tokens: {
      input: {
        role: 'Edge of a field, a card, a popover. A control must be known by more than this edge where it stays below 3:1, as in the viewer’s own mode: by its label, its background or an icon.',
        pairs: onEachGround(part, 'Edge of Input and Select'),
      },
      ring: {
        role: 'Ring around what has the focus, 2 px wide.',
        pairs: onEachGround(part, 'Ring of focus'),
      },
      neutral: {
        role: 'Parts without a meaning of their own. The viewer has it at 50% for the handle of a ScrollArea; here it has 80%, and is the edge of fields as well.',
        pairs: [
          ...['background', 'muted'].map((ground) => ({
            ...line('Handle of the viewer’s ScrollArea', on(ground)),
            ink: on('neutral', 0.5),
          })),
          ...onEachGround(part, 'Edge of a field here, handle of a ScrollArea').map((pair) => ({
            ...pair,
            ink: on('neutral', 0.8),
          })),
        ],
      },
      border: {
        role: 'Lines that divide: Separator, the edge between resizable panels.',
        pairs: onEachGround(line, 'Separator'),
      },
    },
  },
  messageTokens,
  seriesTokens,
];
