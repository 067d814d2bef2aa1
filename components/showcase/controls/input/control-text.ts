import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Input',
  summary:
    'An Input is a field for one line of text, such as the label of a measurement, a patient’s weight or a filter for series. It accepts every type and attribute of the HTML element.',
  demos: [
    {
      id: 'with-label',
      title: 'With a label',
      description:
        'A Label names the field by `htmlFor` and `id`. The placeholder shows an example and the unit. It disappears when you type the first digit.',
    },
    {
      id: 'types',
      title: 'Types',
      description:
        'The types are text, date, number and file. For each type, the browser provides its own picker in its own language.',
    },
    {
      id: 'search',
      title: 'Search, with an icon',
      description:
        'The icon is on top of the field, and `ps-8` keeps the text clear of it. Without visible text beside the field, `aria-label` names it. A status message announces the number of results.',
    },
    {
      id: 'with-unit',
      title: 'With a unit',
      description:
        'The unit at the end of the field is only visible. The label also contains the unit, so that screen readers announce it.',
    },
    {
      id: 'invalid',
      title: 'Invalid',
      description:
        '`aria-invalid` turns the border red. An icon and a sentence explain the error. Enter a positive number to fix it.',
    },
    {
      id: 'disabled',
      title: 'Disabled and read-only',
      description:
        'A disabled field is dimmed and can’t be focused, and its value isn’t submitted. The text of a `readOnly` field can be selected and copied.',
    },
    {
      id: 'in-form',
      title: 'In a form',
      description:
        'Enter submits the form. If the field is empty, `required` makes the browser ask for a label.',
    },
    {
      id: 'long-value',
      title: 'Long text',
      description:
        'The label wraps. The value stays on one line and scrolls with the caret. `text-ellipsis` shows that there is more text.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description:
        'The text and the caret start on the right if `dir` is `rtl` on the field or on an element around it.',
    },
  ],
  props: ['Input'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus into the field and selects its text.' },
    { keys: ['Enter'], does: 'Submits the form around the field.' },
    {
      keys: ['Arrow Up', 'Arrow Down'],
      does: 'Changes a number by one step, or the part of a date under the caret.',
    },
    { keys: ['Escape'], does: 'Clears a field of type `search` in most browsers.' },
  ],
  use: [
    'Use an Input for values that can’t be picked from a list, such as names, labels and known numbers.',
    'Use `inputMode` to open the right keyboard on a tablet. `decimal` avoids `type="number"`, whose value changes when you scroll the wheel.',
  ],
  avoid: [
    'For one of a few values, use a Select. For one of many values, use a Combobox.',
    'For a number that users adjust by eye, such as an opacity, use a Slider, or NumericMeta with both a slider and a field.',
  ],
  notes: [
    'The border has a contrast of more than 3:1 with its background in both color modes, because nothing else shows where the field is. The viewer’s border has 1.5:1.',
    'The focus indicator is an outline of 2 px, which is also visible in forced colors. The viewer’s outline has 1 px.',
    'A field with `aria-invalid` has its own style. In the viewer, it looks like any other field.',
  ],
  related: [
    { label: 'Label', href: '/components/LabelShowcase' },
    { label: 'NumericMeta', href: '/components/NumericMetaShowcase' },
    { label: 'Combobox', href: '/components/ComboboxShowcase' },
    { label: 'Study list and its filters', href: '/user-guide/' },
  ],
} as const satisfies ControlText;
