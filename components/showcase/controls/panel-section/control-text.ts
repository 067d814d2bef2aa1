import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'PanelSection',
  summary:
    'A part of a side panel with a header that folds it away. Panels stack several of them, each open or closed for itself.',
  demos: [
    {
      id: 'basic',
      title: 'Open at first',
      description: 'A header of 28 px and its content. A click on the header folds the content away.',
    },
    {
      id: 'several',
      title: 'Several in a panel',
      description: 'Each opens and closes alone. The second starts closed, by `defaultOpen={false}`.',
    },
    {
      id: 'with-actions',
      title: 'With an action beside the header',
      description:
        'The header is a button, so further buttons stand beside it and not in it. Both share a row made with `flex`; the header takes the room that is left.',
    },
    {
      id: 'with-icon',
      title: 'With an icon',
      description: 'Icon and text are one child, at the start. The second header has no arrow.',
    },
    {
      id: 'keeps-state',
      title: 'Fields keep what was typed',
      description: 'Change the weight, close the section and open it again: the value is still there.',
    },
    {
      id: 'long-title',
      title: 'Long titles',
      description:
        'A long title takes several lines. With `truncate` it keeps to one, and tells the whole as `title`.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The arrow stands at the left, and points to the left while the section is closed.',
    },
  ],
  props: ['PanelSection', 'PanelSection.Header', 'PanelSection.Content'],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves to the header, and on into the content while it is open. What is folded away is passed over.',
    },
    { keys: ['Enter', 'Space'], does: 'On the header: opens or closes the section.' },
  ],
  pattern: { label: 'Disclosure', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/' },
  use: [
    'Take it for the parts of a side panel that readers don’t need all the time.',
    'Say in the header how much is inside, e.g. “Measurements (3)”, so that it needn’t be opened to see that.',
  ],
  avoid: [
    'For views of which only one is looked at, take Tabs.',
    'For details of a single entry, take the `details` of a DataRow, or a HoverCard.',
  ],
  notes: [
    'The viewer’s section is an Accordion with a single item: it removes its content when it closes, and with it what was typed. Here the content stays, out of reach of keys and screen readers.',
    'The viewer declares `showChevron` and ignores it: there the arrow is always shown.',
    'The viewer’s header takes `children` and `className` alone. Here it takes all that a button takes, such as `onClick`.',
    'The header is a heading of the third level in both.',
  ],
  related: [
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'ScrollArea', href: '/components/ScrollAreaShowcase' },
    { label: 'Pattern: measurements', href: '/patterns/patterns-measurements' },
    { label: 'Pattern: TMTV', href: '/patterns/patterns-tmtv' },
    { label: 'Extension module: panel', href: '/platform/extensions/modules/panel' },
  ],
} as const satisfies ControlText;
