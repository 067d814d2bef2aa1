import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'ScrollArea',
  summary:
    'A box of a given height that scrolls what doesn’t fit, with a slim scrollbar that looks the same in every browser: lists of series, findings, DICOM tags.',
  demos: [
    {
      id: 'text',
      title: 'Long text',
      description:
        'A box of 350 × 150 px. Point at it and the scrollbar shows; focus it, and the keys scroll.',
    },
    {
      id: 'with-arrows',
      title: 'Many items, with arrows',
      description:
        '`showArrows` tells at top and bottom that there is more, for those who don’t see the scrollbar. The items take the focus and scroll into view.',
    },
    {
      id: 'horizontal',
      title: 'Sideways',
      description:
        'A ScrollBar with `orientation="horizontal"` inside lets it scroll sideways; `type="auto"` shows it whenever there is more.',
    },
    {
      id: 'both-directions',
      title: 'In both directions',
      description: 'With `type="always"` the scrollbars stay. Both ends of a long UID can be reached.',
    },
    {
      id: 'growing',
      title: 'Growing content',
      description:
        'Arrows and scrollbar follow the content: add measurements until they appear, delete them all and they go.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'With `dir="rtl"` the scrollbar stands at the left.',
    },
  ],
  props: ['ScrollArea', 'ScrollBar'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the area if there is anything to scroll, then to what is in it.',
    },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Scrolls by a line.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Scrolls sideways, where that is possible.' },
    { keys: ['Page Up', 'Shift+Space'], does: 'Scrolls up by a page.' },
    { keys: ['Page Down', 'Space'], does: 'Scrolls down by a page.' },
    { keys: ['Home', 'End'], does: 'Scrolls to the beginning or the end.' },
  ],
  use: [
    'Take it in panels whose height is given, such as a list of series beside the viewports.',
    'Give it a name with `aria-label`: it is read when somebody arrives by keyboard.',
    'Give a height to it, or to what is around it; without one it grows with its content and never scrolls.',
  ],
  avoid: [
    'For a whole page leave scrolling to the browser.',
    'For some thousand items take a list that draws only what is in view.',
    'Don’t put one into another that scrolls in the same direction.',
  ],
  notes: [
    'The area takes the focus while there is more than fits, in every browser, and shows it. The viewer’s has no `tabindex`: whether the keyboard reaches it is up to the browser.',
    '`aria-label` makes a named region of what scrolls. In the viewer it stays on an element that no one reads.',
    'Arrows follow the size of the content as well, not only scrolling and the window. The thumb of the scrollbar has a contrast of more than 3:1.',
    'It shows the scrollbar of the mode, not that of the system; wheel, touch and keys are the browser’s own.',
  ],
  related: [
    { label: 'PanelSection', href: '/components/PanelSectionShowcase' },
    { label: 'Measurement panel', href: '/patterns/patterns-measurements' },
    { label: 'Panels of an extension', href: '/platform/extensions/modules/panel' },
  ],
} as const satisfies ControlText;
