import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Combobox',
  summary:
    'A field whose value is chosen from a long list, filtered by typing. Choosing the value again takes it back.',
  demos: [
    {
      id: 'basic',
      title: 'Modality',
      description:
        'About thirty modalities. Type a code or a part of a name, such as `emission`; both find the same entry.',
    },
    {
      id: 'few-items',
      title: 'Few values',
      description:
        'The placeholder is its name as well, and says what is searched. “Select” at its start and dots at its end are left out there.',
    },
    {
      id: 'empty',
      title: 'No values',
      description: 'With an empty list it says that there is nothing.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description: 'The field cuts it after one line, the list breaks it.',
    },
    {
      id: 'read-the-choice',
      title: 'Reading the choice, and groups',
      description:
        'The control keeps its value to itself. Where you need it, make one of `Popover` and `Command`, as here.',
    },
  ],
  props: ['Combobox'],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow Down', 'Arrow Up'],
      does: 'On the field: opens the list, with the focus in the search box.',
    },
    { keys: ['A–Z'], does: 'Filters the list; how many values are left is read out.' },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Marks the next value or the one before.' },
    { keys: ['Home', 'End'], does: 'Marks the first or the last value.' },
    { keys: ['Enter'], does: 'Chooses the marked value and closes the list. The chosen one is taken back.' },
    { keys: ['Escape'], does: 'Closes the list; the value stays. The focus is back on the field.' },
  ],
  pattern: { label: 'Combobox Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/' },
  use: [
    'For one of more than about 15 values, or such that people know by a part of their name.',
    'Where a value is wanted, but none is fine as well.',
  ],
  avoid: [
    'For few values: a `Select` needs one step less, and can be sent with a form.',
    'For text that isn’t in the list: it accepts listed values only. Take an `Input`.',
  ],
  notes: [
    'As in the viewer, it has neither `value` nor a handler: the choice can’t be read from outside. The last example shows the way round.',
    'The viewer’s finds values by `value` alone, so that typing what is shown may find nothing. Here the label is searched as well.',
    'The viewer’s field has no name for screen readers, because a combobox isn’t named by its text. Here its name is the placeholder.',
    'Here the arrow keys open it, and it opens at the value chosen.',
  ],
  related: [
    { label: 'Select', href: '/components/SelectShowcase' },
    { label: 'Popover', href: '/components/PopoverShowcase' },
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
