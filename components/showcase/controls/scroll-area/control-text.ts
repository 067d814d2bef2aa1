import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'ScrollArea',
  summary:
    'A ScrollArea is a box of a fixed height that scrolls its content, such as lists of series, findings or DICOM tags. Its slim scrollbar looks the same in every browser.',
  demos: [
    {
      id: 'text',
      title: 'Long text',
      description:
        'The box is 350 × 150 px. Move the pointer over it to show the scrollbar, or focus it to scroll with the keyboard.',
    },
    {
      id: 'with-arrows',
      title: 'Many items, with arrows',
      description:
        '`showArrows` indicates more content above and below, for users who don’t see the scrollbar. The items can be focused and scroll into view.',
    },
    {
      id: 'horizontal',
      title: 'Horizontal',
      description:
        'A ScrollBar with `orientation="horizontal"` enables horizontal scrolling. `type="auto"` shows it whenever the content overflows.',
    },
    {
      id: 'both-directions',
      title: 'In both directions',
      description:
        'With `type="always"`, the scrollbars are always visible. Users can scroll to both ends of a long UID.',
    },
    {
      id: 'growing',
      title: 'Growing content',
      description:
        'The arrows and the scrollbar follow the content. Add measurements until they appear, and delete the measurements to hide them.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'With `dir="rtl"`, the scrollbar is on the left.',
    },
  ],
  props: ['ScrollArea', 'ScrollBar'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the area if its content overflows, then to the controls inside.',
    },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Scrolls by one line.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Scrolls horizontally, if possible.' },
    { keys: ['Page Up', 'Shift+Space'], does: 'Scrolls up by one page.' },
    { keys: ['Page Down', 'Space'], does: 'Scrolls down by one page.' },
    { keys: ['Home', 'End'], does: 'Scrolls to the beginning or the end.' },
  ],
  use: [
    'Use a ScrollArea in panels of a fixed height, such as a list of series beside the viewports.',
    'Name it with `aria-label`. Screen readers announce the name when the area gets the focus.',
    'Set a height on the area or on an element around it. Without a height, it grows with its content and never scrolls.',
  ],
  avoid: [
    'For a whole page, let the browser scroll.',
    'For thousands of items, use a list that renders only visible items.',
    'Don’t nest areas that scroll in the same direction.',
  ],
  notes: [
    'If the content overflows, the area can be focused in every browser and shows its focus. The viewer’s area has no `tabindex`, so only some browsers let the keyboard reach it.',
    '`aria-label` turns the scrolling content into a named region. In the viewer, the label stays on an element that no screen reader announces.',
    'The arrows also follow the size of the content, not only scrolling and the window. The thumb of the scrollbar has a contrast of more than 3:1.',
    'The scrollbar follows the color mode, not the operating system. The wheel, touch and the keyboard work as the browser implements them.',
  ],
  related: [
    { label: 'PanelSection', href: '/components/PanelSectionShowcase' },
    { label: 'Measurement panel', href: '/patterns/patterns-measurements' },
    { label: 'Panels of an extension', href: '/platform/extensions/modules/panel' },
  ],
} as const satisfies ControlText;
