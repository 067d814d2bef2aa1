import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'data-row',
  route: '/patterns/DataRowExample',
  name: 'Data row list',
  summary:
    'Rows for what a user draws or segments: a number, a color, a name, and what can be done with each. The base of the measurement, segmentation and TMTV panels.',
  parts: [
    {
      title: 'Select',
      description:
        'A click on a row selects it, a second click deselects it. The number turns light and the name changes color, so the state does not hang on one sign alone.',
    },
    {
      title: 'Visibility',
      description:
        'The eye hides and shows what the row stands for. A hidden row stays in the list and is dimmed.',
    },
    {
      title: 'Rename, change color, delete, lock',
      description:
        'Behind the three dots. Rename and color open a dialog; a locked row refuses both and its deletion, and says that it has to be unlocked first.',
    },
    {
      title: 'Undo',
      description:
        'A deletion asks nothing and can be taken back: the last line of the panel keeps the button until the next deletion, and the row returns to its place.',
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
      does: 'Holds the measurements behind the rows of the measurement panel; `toggleVisibilityMeasurement`, `toggleLockMeasurement` and `remove` are what a row asks for.',
    },
    {
      label: 'Segmentation Service',
      href: '/platform/services/data/SegmentationService',
      does: 'Holds the segments behind the rows of the segmentation panel, with label, color, lock and visibility of each.',
    },
    {
      label: 'Commands',
      href: '/platform/managers/commands',
      does: 'Rows of the viewer call no service: their handlers run commands such as `renameMeasurement` or `editSegmentColor`, which an extension can replace.',
    },
    {
      label: 'UI Dialog Service',
      href: '/platform/services/ui/ui-dialog-service',
      does: 'Shows the dialogs for a new name and a new color.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Goes through the rows and their buttons.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Selects the row, hides it, or opens its menu, whichever has the focus.',
    },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'In the menu: goes to the next or previous entry.' },
    { keys: ['Escape'], does: 'Closes the menu or the dialog; the focus returns to the button of the row.' },
    { keys: ['Enter'], does: 'In the dialog for the name: saves it.' },
  ],
  notes: [
    '`DataRow` keeps no state: it shows what it is given and calls back. `actionOptions`, `onAction`, `optionalField` and `series`, which older examples pass, are none of its props.',
    'After a deletion the focus goes to Undo, since the row that had it is gone; after Undo it goes back to the row.',
    'The viewer asks for a new color in a free color field. Here named colors come first, so that people who tell colors apart badly can choose and talk about them.',
  ],
} as const satisfies PatternText;
