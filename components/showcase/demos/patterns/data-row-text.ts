import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'data-row',
  name: 'Data row list',
  summary:
    'Rows for objects that a user draws or segments, each with a number, a color, a name and actions. They are the basis of the measurement, segmentation and TMTV panels.',
  parts: [
    {
      title: 'Select',
      description:
        'A click on a row selects it, and a second click deselects it. The number becomes bright and the name changes color, so that the state doesn’t depend on a single cue.',
    },
    {
      title: 'Visibility',
      description:
        'The eye hides and shows the object of the row. A hidden row is dimmed but stays in the list.',
    },
    {
      title: 'Rename, change color, delete, lock',
      description:
        'The three dots open a menu with these actions. Rename and color open a dialog. A locked row rejects both actions and its deletion, and says that you must unlock it first.',
    },
    {
      title: 'Undo',
      description:
        'A deletion requires no confirmation and can be undone. The last line of the panel keeps the button until the next deletion. Undo puts the row back in its place.',
    },
  ],
  sources: [
    { path: 'components/showcase/demos/patterns/data-row.tsx', label: 'Composition' },
    { path: 'components/patterns/list/item-list.ts', label: 'State' },
    { path: 'components/patterns/list/use-item-panel.ts', label: 'Dialogs and focus' },
    { path: 'components/patterns/dialogs/rename-dialog.tsx', label: 'Rename dialog' },
  ],
  controls: [
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'Button', href: '/components/ButtonShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'Dialog', href: '/components/DialogShowcase' },
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Label', href: '/components/LabelShowcase' },
  ],
  services: [
    {
      label: 'Measurement Service',
      href: '/platform/services/data/MeasurementService',
      does: 'Stores the measurements that the rows of the measurement panel show. The rows call `toggleVisibilityMeasurement`, `toggleLockMeasurement` and `remove`.',
    },
    {
      label: 'Segmentation Service',
      href: '/platform/services/data/SegmentationService',
      does: 'Stores the segments that the rows of the segmentation panel show, each with its label, color, lock and visibility.',
    },
    {
      label: 'Commands',
      href: '/platform/managers/commands',
      does: 'In the viewer, rows don’t call a service. Their handlers run commands such as `renameMeasurement` or `editSegmentColor`, which an extension can replace.',
    },
    {
      label: 'UI Dialog Service',
      href: '/platform/services/ui/ui-dialog-service',
      does: 'Displays the dialogs for a new name and a new color.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through the rows and their buttons.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Selects the row, hides it or opens its menu, depending on which control has the focus.',
    },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'In the menu: moves to the next or the previous entry.' },
    {
      keys: ['Escape'],
      does: 'Closes the menu or the dialog and returns the focus to the button of the row.',
    },
    { keys: ['Enter'], does: 'In the name dialog: saves the name.' },
  ],
  notes: [
    '`DataRow` has no state. It displays its props and calls handlers. `actionOptions`, `onAction`, `optionalField` and `series`, which older examples pass, are not among its props.',
    'After a deletion, the focus moves to Undo, because the focused row is gone. After Undo, the focus returns to the row.',
    'The viewer asks for a new color with a free color picker. Here, named colors come first, so that people with color vision deficiency can choose and discuss them.',
  ],
} as const satisfies PatternText;
