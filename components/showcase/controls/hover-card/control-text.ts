import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'HoverCard',
  summary:
    'A card with more about what the pointer rests on or the focus is at: statistics of a segment, dates of a series.',
  demos: [
    {
      id: 'basic',
      title: 'Default',
      description: 'Opens after 0.7 s, by pointer and by focus. Escape closes it.',
    },
    {
      id: 'statistics',
      title: 'Statistics of a segment',
      description:
        'As the viewer’s segmentation panel has it: on the left, after 0.3 s, closing 0.2 s after the pointer has left.',
    },
    {
      id: 'placement',
      title: 'Sides',
      description: 'Set by `side`; near an edge of the window the card changes sides.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description:
        'Long words break. Move the pointer onto the card: it stays, and its text can be selected.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'Set `dir` on the content as well, since it stands at the end of the page.',
    },
  ],
  props: ['HoverCard', 'HoverCardTrigger', 'HoverCardContent'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the trigger, and the card opens; moves on, and it closes.' },
    { keys: ['Escape'], does: 'Closes the card; the focus stays on the trigger.' },
  ],
  use: [
    'For facts that some readers want and others don’t, beside a name that is enough for most.',
    'Where a click on the trigger already does something else, such as choosing the segment.',
  ],
  avoid: [
    'For buttons, links and fields: the keyboard doesn’t enter the card. Take a `Popover`.',
    'For what everybody needs: touch screens have no hovering, so the card stays closed there.',
    'To name a button with an icon alone: that is what `aria-label` and a tooltip are for.',
  ],
  notes: [
    'The index of `@ohif/ui-next` 3.10 doesn’t export it. The path shown leads to its source in the viewer’s repository; the published package holds no sources.',
    'The viewer’s card has no tie to its trigger for screen readers; here the open card is the trigger’s description.',
    'Here the card stands at the end of the page, so that a panel that scrolls doesn’t cut it off.',
    'Make the trigger a link or a button. On anything else, the keyboard can’t open it.',
  ],
  related: [
    { label: 'Popover', href: '/components/PopoverShowcase' },
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
    { label: 'Segmentation Service', href: '/platform/services/data/SegmentationService' },
  ],
} as const satisfies ControlText;
