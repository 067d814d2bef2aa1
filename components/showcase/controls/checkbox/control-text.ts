import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Checkbox',
  summary:
    'A Checkbox is on, off or, for a group, in between. It can select the segments to show or the content of a report.',
  demos: [
    {
      id: 'with-label',
      title: 'With a label',
      description:
        'The box and its Label are connected by `id` and `htmlFor`. A click on either one changes the state.',
    },
    {
      id: 'states',
      title: 'States',
      description:
        'A checked box has a check mark and an `indeterminate` box has a line, so the states differ in shape and not only in color. Disabled boxes are dimmed.',
    },
    {
      id: 'group',
      title: 'Group with a “select all” box',
      description:
        'The first box is `indeterminate` while only some of the boxes are checked. It checks or clears all of them. `fieldset` and `legend` name the group.',
    },
    {
      id: 'in-form',
      title: 'In a form',
      description: 'Each checked box is submitted with its `name` and `value`, like a native HTML checkbox.',
    },
    {
      id: 'invalid',
      title: 'Invalid',
      description:
        '`aria-invalid` turns the border red. An icon and a sentence explain what is missing. Check the box to fix the error.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description: 'The text wraps beside the box, which stays aligned with the first line.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The box is on the right of its text.',
    },
  ],
  props: ['Checkbox'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next box. Each box is a separate tab stop.' },
    { keys: ['Space'], does: 'Checks or clears the box. An `indeterminate` box becomes checked.' },
  ],
  pattern: { label: 'Checkbox', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/' },
  use: [
    'Use checkboxes to select several items from a list.',
    'Use a Checkbox if the choice takes effect later, when the form is submitted.',
  ],
  avoid: [
    'For a setting that takes effect immediately, use a Switch. The viewer does so wherever it can.',
    'For one choice out of several, use Tabs or a Select.',
  ],
  notes: [
    '`indeterminate` shows a line. The viewer shows a check mark on the background of an unchecked box.',
    'The box looks 16 px wide, as in the viewer, but accepts clicks on 24 px.',
    'The focus indicator is an outline of 2 px at a distance of 2 px. The viewer’s outline has 1 px and no distance.',
  ],
  related: [
    { label: 'Switch', href: '/components/SwitchShowcase' },
    { label: 'Label', href: '/components/LabelShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
