import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Select',
  summary: 'A field whose value is chosen from a short list. Works in forms, by arrows and by first letters.',
  demos: [
    {
      id: 'basic',
      title: 'Default',
      description: 'A placeholder until something is chosen. Without a visible label, `aria-label` names it.',
    },
    {
      id: 'with-label',
      title: 'With a label',
      description: 'The label refers to the `id` of the trigger. The value is kept outside.',
    },
    {
      id: 'disabled',
      title: 'Out of use',
      description: 'The whole field, or one of its items; the arrow keys pass by that item.',
    },
    {
      id: 'in-a-form',
      title: 'In a form, and without a value',
      description:
        'Sent under its `name`. Try it without choosing: the field is marked as invalid, and a sentence says why.',
    },
    {
      id: 'many-items',
      title: 'Many items',
      description:
        'The list is 384 px high at most and scrolls. It opens at the value chosen; type `5` to go to 5, 50, 51 …',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description: 'The field cuts it after one line, the list shows all of it.',
    },
    {
      id: 'item-aligned',
      title: 'Over the field',
      description: 'With `position="item-aligned"` the list opens with the chosen item over the field.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'Set `dir` on `Select`: text, arrow and check mark change sides.',
    },
  ],
  props: ['Select', 'SelectTrigger', 'SelectValue', 'SelectContent', 'SelectItem'],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow Down', 'Arrow Up'],
      does: 'On the field: opens the list at the value chosen.',
    },
    { keys: ['A–Z'], does: 'On the field: chooses the next item that begins so. In the list: moves to it.' },
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Moves to the next item or the one before.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or the last item.' },
    { keys: ['Enter', 'Space'], does: 'Chooses the item and closes the list.' },
    { keys: ['Escape'], does: 'Closes the list; the value stays. The focus is back on the field.' },
  ],
  pattern: {
    label: 'Select-Only Combobox Example',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/',
  },
  use: [
    'For one of about 4 to 15 values that are known by their names.',
    'In forms, where the value has to be sent.',
  ],
  avoid: [
    'For more values, or such that people know by parts of their name: a `Combobox` is filtered by typing.',
    'For two or three values that shall all be seen: take `Tabs` or a `Switch`.',
    'For commands: they belong in a `DropdownMenu`.',
  ],
  notes: [
    'The package of 3.10 lists `Select`, `SelectTrigger`, `SelectValue`, `SelectContent` and `SelectItem` among its exports; the parts for groups, labels, lines and scroll buttons exist, and are there for the viewer’s own use.',
    'The value of an item can’t be the empty text; for “none” take a value such as `none`.',
    'Here the ring of the focus is 2 px wide and shows for the keyboard only, the placeholder looks like one, and `aria-invalid` is seen.',
    'Here the list is as wide as its field or wider, and ends at the edges of the window.',
  ],
  related: [
    { label: 'Combobox', href: '/components/ComboboxShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'Label', href: '/components/LabelShowcase' },
    { label: 'TMTV panel', href: '/patterns/patterns-tmtv' },
  ],
} as const satisfies ControlText;
