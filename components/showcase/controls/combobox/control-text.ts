import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Combobox',
  summary:
    'A Combobox is a field whose value is chosen from a long list, which the user filters by typing. Choosing the selected value again clears it.',
  demos: [
    {
      id: 'basic',
      title: 'Modality',
      description:
        'The list has about thirty modalities. Type a code or part of a name, such as `emission`. Both find the same entry.',
    },
    {
      id: 'few-items',
      title: 'Few values',
      description:
        'The placeholder is also the name of the field and says what is searched. There, a leading “Select” and trailing dots are removed.',
    },
    {
      id: 'empty',
      title: 'No values',
      description: 'If the list is empty, the control says so.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description: 'The field truncates the text after one line. In the list, the text wraps.',
    },
    {
      id: 'read-the-choice',
      title: 'Read the value, and groups',
      description:
        'The control doesn’t expose its value. If you need the value, build a combobox from `Popover` and `Command`, as in this example.',
    },
  ],
  props: ['Combobox'],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow Down', 'Arrow Up'],
      does: 'On the field: opens the list and moves the focus to the search box.',
    },
    { keys: ['A–Z'], does: 'Filters the list. Screen readers announce how many values are left.' },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Highlights the next or the previous value.' },
    { keys: ['Home', 'End'], does: 'Highlights the first or the last value.' },
    {
      keys: ['Enter'],
      does: 'Chooses the highlighted value and closes the list. If that value is already selected, it is cleared.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the list without changing the value and returns the focus to the field.',
    },
  ],
  pattern: { label: 'Combobox Pattern', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/' },
  use: [
    'Use a Combobox to choose one of more than about 15 values, or values that people know by part of their name.',
    'Use it if a value is useful but optional.',
  ],
  avoid: [
    'For a few values, use a `Select`. It needs one step less and can be submitted with a form.',
    'For text that isn’t in the list, use an `Input`. A Combobox accepts only listed values.',
  ],
  notes: [
    'As in the viewer, the control has neither `value` nor a change handler, so other code can’t read the choice. The last example shows a workaround.',
    'The viewer’s control searches only `value`, so typing the displayed text may find nothing. Here, the label is searched as well.',
    'The viewer’s field has no name for screen readers, because the text of a combobox doesn’t name it. Here, the placeholder is its name.',
    'Here, the arrow keys open the list, and the list opens at the selected value.',
  ],
  related: [
    { label: 'Select', href: '/components/SelectShowcase' },
    { label: 'Popover', href: '/components/PopoverShowcase' },
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
