import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'PanelSection',
  summary:
    'A PanelSection is a part of a side panel with a header that collapses it. A panel can stack several sections, each of which opens and closes independently.',
  demos: [
    {
      id: 'basic',
      title: 'Initially open',
      description:
        'The section has a header of 28 px and its content. A click on the header collapses the content.',
    },
    {
      id: 'several',
      title: 'Several sections in a panel',
      description:
        'Each section opens and closes independently. The second one is initially closed because of `defaultOpen={false}`.',
    },
    {
      id: 'with-actions',
      title: 'With an action beside the header',
      description:
        'The header is a button, so further buttons must be beside it and not inside it. Both are in a `flex` row, and the header takes the remaining space.',
    },
    {
      id: 'with-icon',
      title: 'With an icon',
      description: 'The icon and the text are one child at the start. The second header has no arrow.',
    },
    {
      id: 'keeps-state',
      title: 'Fields keep their values',
      description: 'Change the weight, close the section and open it again. The field still has your value.',
    },
    {
      id: 'long-title',
      title: 'Long titles',
      description:
        'A long title wraps onto several lines. With `truncate`, it stays on one line, and `title` contains the full text.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The arrow is on the left and points to the left while the section is closed.',
    },
  ],
  props: ['PanelSection', 'PanelSection.Header', 'PanelSection.Content'],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves to the header and, while the section is open, into its content. Collapsed content is skipped.',
    },
    { keys: ['Enter', 'Space'], does: 'On the header: opens or closes the section.' },
  ],
  pattern: { label: 'Disclosure', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/' },
  use: [
    'Use sections for the parts of a side panel that users don’t always need.',
    'Show in the header how many items the section contains, such as “Measurements (3)”, so that users don’t have to open it.',
  ],
  avoid: [
    'For views that are used one at a time, use Tabs.',
    'For the details of a single entry, use the `details` of a DataRow, or a HoverCard.',
  ],
  notes: [
    'The viewer’s section is an Accordion with a single item. When it closes, it removes its content and loses what was typed. Here, the content is kept but hidden from the keyboard and screen readers.',
    'The viewer declares `showChevron` but ignores it and always shows the arrow.',
    'The viewer’s header only accepts `children` and `className`. Here, the header accepts all props of a button, such as `onClick`.',
    'The header is a level 3 heading in both.',
  ],
  related: [
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'ScrollArea', href: '/components/ScrollAreaShowcase' },
    { label: 'Pattern: measurements', href: '/patterns/patterns-measurements' },
    { label: 'Pattern: TMTV', href: '/patterns/patterns-tmtv' },
    { label: 'Extension module: panel', href: '/platform/extensions/modules/panel' },
  ],
} as const satisfies ControlText;
