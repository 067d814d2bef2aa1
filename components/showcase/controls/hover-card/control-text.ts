import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'HoverCard',
  summary:
    'A HoverCard shows more about the hovered or focused element, such as the statistics of a segment or the dates of a series.',
  demos: [
    {
      id: 'basic',
      title: 'Default',
      description: 'The card opens after 0.7 s on hover and on focus. Escape closes it.',
    },
    {
      id: 'statistics',
      title: 'Statistics of a segment',
      description:
        'This card behaves like the one in the viewer’s segmentation panel: it opens on the left after 0.3 s and closes 0.2 s after the pointer leaves.',
    },
    {
      id: 'placement',
      title: 'Sides',
      description: '`side` sets the position. Near an edge of the window, the card opens on the other side.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description:
        'Long words break. The card stays open while the pointer is on it, so that its text can be selected.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description:
        'Set `dir` on the content as well, because the content is rendered at the end of the document.',
    },
  ],
  props: ['HoverCard', 'HoverCardTrigger', 'HoverCardContent'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the trigger and opens the card. Tab again closes the card.' },
    { keys: ['Escape'], does: 'Closes the card. The focus stays on the trigger.' },
  ],
  use: [
    'Use a HoverCard for facts that only some readers want, beside a name that is sufficient for most.',
    'Use it if a click on the trigger already has another effect, such as selecting the segment.',
  ],
  avoid: [
    'For buttons, links and fields, use a `Popover`. The keyboard can’t enter a HoverCard.',
    'Don’t use it for information that everyone needs. Touch screens can’t hover, so the card stays closed there.',
    'To name an icon button, use `aria-label` and a tooltip.',
  ],
  notes: [
    'The index of `@ohif/ui-next` 3.10 doesn’t export this component. The import path refers to its source in the viewer’s repository, because the published package contains no sources.',
    'In the viewer, the card isn’t connected to its trigger for screen readers. Here, the open card is the description of the trigger.',
    'Here, the card is rendered at the end of the document, so that a scrolling panel doesn’t cut it off.',
    'The trigger must be a link or a button. Otherwise, the keyboard can’t open the card.',
  ],
  related: [
    { label: 'Popover', href: '/components/PopoverShowcase' },
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
    { label: 'Segmentation Service', href: '/platform/services/data/SegmentationService' },
  ],
} as const satisfies ControlText;
