import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'DataRow',
  summary:
    'A DataRow is an entry in a list of measurements, segments or contours. It has a number, a color, a title, an eye, a lock, a menu of actions, and the measured values below. The measurement and segmentation panels are built from it.',
  demos: [
    {
      id: 'selection',
      title: 'Selection',
      description:
        'A click on the row selects it, and another click deselects it. The row reports `isSelected`. The list decides which row is selected.',
    },
    {
      id: 'visibility',
      title: 'Visibility',
      description:
        'The eye appears when the row is hovered or focused, and always on a hidden entry. A hidden entry also has an italic title and an empty dot, and screen readers announce it as hidden.',
    },
    {
      id: 'actions',
      title: 'Actions',
      description:
        'You can rename, delete, recolor and lock each entry. The menu lists only the actions that the row has handlers for. Rename moves the focus to the field below and Delete to the list. After other actions, the focus returns to the three dots.',
    },
    {
      id: 'details',
      title: 'Measured values',
      description:
        '`primary` lines are at the start and `secondary` lines at the end. Two spaces indent a line, an empty string leaves a gap, and entities in units such as `mm&sup2;` are decoded. If there are more than four lines, the rest can be expanded.',
    },
    {
      id: 'read-only',
      title: 'Read-only',
      description: '`disableEditing` removes the menu and the lock. The eye still works.',
    },
    {
      id: 'long-titles',
      title: 'Long titles and a description',
      description:
        'A title has at most two lines. If the title is truncated, a tooltip shows all of it. The tooltip of the first row also contains its `description`. Numbers of any length fit.',
    },
    {
      id: 'many',
      title: 'Many rows',
      description:
        'A ScrollArea contains the 24 vertebrae of a spine. Tab scrolls the focused row into view.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The number, the dot, the title and the actions switch sides with the writing direction.',
    },
  ],
  props: ['DataRow'],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves to the row, its eye, its menu, and then to the next row.' },
    { keys: ['Enter', 'Space'], does: 'On the row: selects it. On the eye: hides or shows the entry.' },
    {
      keys: ['Enter', 'Space', 'Arrow Down'],
      does: 'On the three dots: opens the menu at the first action.',
    },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'In the menu: moves to the next or the previous action.' },
    { keys: ['Home', 'End'], does: 'In the menu: moves to the first or the last action.' },
    { keys: ['Enter', 'Space'], does: 'In the menu: runs the action.' },
    {
      keys: ['Escape'],
      does: 'Closes the menu and returns the focus to the three dots, or closes the tooltip of a long title.',
    },
  ],
  pattern: { label: 'Menu button', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/' },
  use: [
    'Use rows for objects in the viewport that the user selects, hides, renames and deletes one by one.',
    'Number the rows as the viewport labels the objects, so that users can match them.',
  ],
  avoid: [
    'To choose a value from a list without further actions, use a Select or a Combobox.',
    'To compare figures in columns, use a table. The lines of `details` don’t align across rows.',
  ],
  notes: [
    'In the viewer, the row is a `div` that only responds to clicks. Here, the row is a button with `aria-pressed` beside the buttons for visibility and the menu. Each button names its entry: “Hide Liver”, “Actions for Liver”.',
    'The viewer requires all handlers and fails if one is missing. Here, each handler is optional, and actions without a handler aren’t shown. Code for the viewer must pass `onToggleVisibility`, `onToggleLocked`, `onRename` and `onDelete`.',
    'The viewer shows a hidden row at 60 % opacity, which is hard to read in places. Here, the text keeps its contrast. The viewer shows details beyond the fourth line in a tooltip that neither the keyboard nor touch can open. Here, they expand.',
    'The viewer accepts `description` but doesn’t show it.',
    'After Delete, the focused row is gone. The list must move the focus, for example to the next row.',
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
