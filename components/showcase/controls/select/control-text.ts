import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Select',
  summary:
    'A Select is a field whose value is chosen from a short list. It works in forms, with the arrow keys and by typing first letters.',
  demos: [
    {
      id: 'basic',
      title: 'Default',
      description:
        'The field shows a placeholder until a value is chosen. Without a visible label, `aria-label` names the field.',
    },
    {
      id: 'with-label',
      title: 'With a label',
      description: 'The label refers to the `id` of the trigger. The parent component holds the value.',
    },
    {
      id: 'disabled',
      title: 'Disabled',
      description: 'The whole field or one of its items can be disabled. The arrow keys skip disabled items.',
    },
    {
      id: 'in-a-form',
      title: 'In a form, without a value',
      description:
        'The value is submitted with its `name`. Submit the form without choosing a value: the field is marked as invalid, and a sentence explains why.',
    },
    {
      id: 'many-items',
      title: 'Many items',
      description:
        'The list is at most 384 px high and scrolls. It opens at the selected value. Type `5` to move to 5, 50, 51 …',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description: 'The field truncates the text after one line. The list shows all of it.',
    },
    {
      id: 'item-aligned',
      title: 'On top of the field',
      description:
        'With `position="item-aligned"`, the list opens with the selected item on top of the field.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'Set `dir` on `Select`. The text, the arrow and the check mark switch sides.',
    },
  ],
  props: ['Select', 'SelectTrigger', 'SelectValue', 'SelectContent', 'SelectItem'],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow Down', 'Arrow Up'],
      does: 'On the field: opens the list at the selected value.',
    },
    {
      keys: ['A–Z'],
      does: 'On the field: chooses the next item that starts with these letters. In the list: moves to that item.',
    },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves to the next or the previous item.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or the last item.' },
    { keys: ['Enter', 'Space'], does: 'Chooses the item and closes the list.' },
    {
      keys: ['Escape'],
      does: 'Closes the list without changing the value and returns the focus to the field.',
    },
  ],
  pattern: {
    label: 'Select-Only Combobox Example',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/',
  },
  use: [
    'Use a Select to choose one of about 4 to 15 values that users know by name.',
    'Use it in forms if the value must be submitted.',
  ],
  avoid: [
    'For more values, or values that people know by part of their name, use a `Combobox`, which filters as you type.',
    'For two or three values that should all be visible, use `Tabs` or a `Switch`.',
    'For commands, use a `DropdownMenu`.',
  ],
  notes: [
    'The 3.10 package exports `Select`, `SelectTrigger`, `SelectValue`, `SelectContent` and `SelectItem`. The components for groups, labels, separators and scroll buttons exist, but are internal to the viewer.',
    'The value of an item can’t be an empty string. For “none”, use a value such as `none`.',
    'Here, the focus ring is 2 px wide and only appears for the keyboard, the placeholder has its own style, and `aria-invalid` is visible.',
    'Here, the list is at least as wide as its field and stays inside the window.',
  ],
  related: [
    { label: 'Combobox', href: '/components/ComboboxShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'Label', href: '/components/LabelShowcase' },
    { label: 'TMTV panel', href: '/patterns/patterns-tmtv' },
  ],
} as const satisfies ControlText;
