import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Input',
  summary:
    'A field for one line: the label of a measurement, a patient’s weight, a filter of series. It takes every type and attribute of the HTML element.',
  demos: [
    {
      id: 'with-label',
      title: 'With a label',
      description:
        'A Label names it by `htmlFor` and `id`. The placeholder shows an example and the unit; it vanishes with the first digit.',
    },
    {
      id: 'types',
      title: 'Types',
      description:
        'Text, date, number and file. The browser brings its own picker, and its own language, with each.',
    },
    {
      id: 'search',
      title: 'Search, with an icon',
      description:
        'The icon lies over the field, `ps-8` keeps the text clear of it. Where no text stands beside the field, `aria-label` names it; a status tells how many were found.',
    },
    {
      id: 'with-unit',
      title: 'With a unit',
      description:
        'The unit at the end is for the eye. Screen readers hear it with the label, so it stands there as well.',
    },
    {
      id: 'invalid',
      title: 'Invalid',
      description:
        '`aria-invalid` draws the border in red, an icon and a sentence say what is wrong. Enter a positive number.',
    },
    {
      id: 'disabled',
      title: 'Disabled and read-only',
      description:
        'A disabled field is dimmed, takes no focus, and its value isn’t sent. One with `readOnly` can be selected and copied.',
    },
    {
      id: 'in-form',
      title: 'In a form',
      description: 'Enter sends the form. Send it empty: `required` lets the browser ask for a label.',
    },
    {
      id: 'long-value',
      title: 'Long text',
      description:
        'The label wraps. The value stays in one line and scrolls with the caret; `text-ellipsis` marks that there is more.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description:
        'Text and caret begin at the right when `dir` of the field, or of what is around it, says so.',
    },
  ],
  props: ['Input'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves into the field and selects its text.' },
    { keys: ['Enter'], does: 'Sends the form around it.' },
    {
      keys: ['Arrow Up', 'Arrow Down'],
      does: 'Changes a number by one step, a date by the part under the caret.',
    },
    { keys: ['Escape'], does: 'Empties a field of type `search`, in most browsers.' },
  ],
  use: [
    'Take it for what can’t be picked from a list: names, labels, numbers known by heart.',
    'Take `inputMode` to bring up the right keyboard on a tablet; `decimal` spares the jumps of `type="number"` under the wheel.',
  ],
  avoid: [
    'For one of few values take a Select, of many a Combobox.',
    'For a number that is found by trying, such as an opacity, take a Slider, or NumericMeta with both.',
  ],
  notes: [
    'Its border has a contrast of more than 3:1 to its ground in both color modes, since nothing else shows where the field is; the viewer’s has 1.5:1.',
    'The focus is an outline of 2 px (the viewer: 1 px), which forced colors show as well.',
    '`aria-invalid` has a look of its own. The viewer draws such a field like any other.',
  ],
  related: [
    { label: 'Label', href: '/components/LabelShowcase' },
    { label: 'NumericMeta', href: '/components/NumericMetaShowcase' },
    { label: 'Combobox', href: '/components/ComboboxShowcase' },
    { label: 'Study list and its filters', href: '/user-guide/' },
  ],
} as const satisfies ControlText;
