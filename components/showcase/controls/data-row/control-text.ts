import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'DataRow',
  summary:
    'One entry of a list of measurements, segments or contours: its number, color and title, an eye, a lock, a menu of actions and the measured values below. Lists of the measurement and segmentation panels are made of it.',
  demos: [
    {
      id: 'selection',
      title: 'Selection',
      description:
        'A click on the row selects it, another one takes that back. The row tells `isSelected`; which row it is, the list decides.',
    },
    {
      id: 'visibility',
      title: 'Visibility',
      description:
        'The eye shows when the row is pointed at or has the focus, and stays on a hidden entry. Hidden is also said by the slanted title, the empty dot and, to screen readers, in words.',
    },
    {
      id: 'actions',
      title: 'Actions',
      description:
        'Rename, delete, recolor and lock each entry. The menu has what the row has handlers for. Rename takes the focus to the field below, Delete to the list; after the others it is back on the three dots.',
    },
    {
      id: 'details',
      title: 'Measured values',
      description:
        '`primary` lines stand at the start, `secondary` ones at the end. Two spaces indent a line, an empty string keeps a gap, and entities of units such as `mm&sup2;` are read. Beyond four lines the rest comes on request.',
    },
    {
      id: 'read-only',
      title: 'Read only',
      description: 'With `disableEditing` the menu and the lock are gone; the eye still works.',
    },
    {
      id: 'long-titles',
      title: 'Long titles and a description',
      description:
        'A title has two lines. Where its end is cut off, a tooltip tells all of it; the `description` of the first row stands there, too. Numbers of any length fit.',
    },
    {
      id: 'many',
      title: 'Many rows',
      description: 'A spine of 24 vertebrae in a ScrollArea. Tab brings the row with the focus into view.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'Number, dot, title and actions change sides with the direction of writing.',
    },
  ],
  props: ['DataRow'],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves to the row, its eye, its menu, and on to the next row.' },
    { keys: ['Enter', 'Space'], does: 'On the row: selects it. On the eye: hides or shows the entry.' },
    {
      keys: ['Enter', 'Space', 'Arrow Down'],
      does: 'On the three dots: opens the menu at its first action.',
    },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'In the menu: moves to the next or the previous action.' },
    { keys: ['Home', 'End'], does: 'In the menu: moves to the first or the last action.' },
    { keys: ['Enter', 'Space'], does: 'In the menu: runs the action.' },
    {
      keys: ['Escape'],
      does: 'Closes the menu and gives the focus back to the three dots; closes the tooltip of a long title.',
    },
  ],
  pattern: { label: 'Menu button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/' },
  use: [
    'Take it for things a reader selects, hides, renames and deletes one by one, and that are drawn in the viewport.',
    'Number the rows as the viewport labels them, so that one is found from the other.',
  ],
  avoid: [
    'For a choice from a list that nothing else is done with, take a Select or a Combobox.',
    'For figures to compare in columns take a table: the lines of `details` don’t align across rows.',
  ],
  notes: [
    'In the viewer the row is a `div` that takes clicks alone. Here it is a button with `aria-pressed`, beside the buttons of eye and menu, and each of them names its entry: “Hide Liver”, “Actions for Liver”.',
    'The viewer needs all handlers and fails where one is missing. Here each is optional, and what has no handler isn’t shown. Code for the viewer has to pass `onToggleVisibility`, `onToggleLocked`, `onRename` and `onDelete`.',
    'The viewer shows a hidden row at 60 % opacity, too faint to read in places; here the text keeps its contrast. It tells details beyond the fourth line in a tooltip that neither keys nor fingers reach; here they unfold.',
    'The viewer accepts `description` and shows it nowhere.',
    'After Delete the row with the focus is gone: the list has to move the focus, e.g. to the next row.',
  ],
  related: [
    { label: 'Pattern: list of data rows', href: '/patterns/DataRowExample' },
    { label: 'Pattern: measurements', href: '/patterns/patterns-measurements' },
    { label: 'Pattern: segmentation', href: '/patterns/patterns-segmentation' },
    { label: 'PanelSection', href: '/components/PanelSectionShowcase' },
    { label: 'Measurement panel', href: '/user-guide/viewer/measurement-panel' },
    { label: 'Measurement Service', href: '/platform/services/data/MeasurementService' },
  ],
} as const satisfies ControlText;
