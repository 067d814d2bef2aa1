import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Label',
  summary:
    'A Label is the visible name of a field, switch or checkbox. A click on the label activates the control, and screen readers read the label with the control.',
  demos: [
    {
      id: 'with-switch',
      title: 'For a switch',
      description: '`htmlFor` refers to the `id` of the control. Click the text to toggle the switch.',
    },
    {
      id: 'around-control',
      title: 'Around its control',
      description: 'A label around its control needs no `id`. The text and the gap are one click target.',
    },
    {
      id: 'with-help',
      title: 'With a hint',
      description:
        'The label says that a field is optional. Further help is a separate text, which the field references in `aria-describedby`.',
    },
    {
      id: 'required',
      title: 'Required',
      description:
        'A word marks the field as required, not just an asterisk or a color. The `required` attribute informs the browser and screen readers.',
    },
    {
      id: 'disabled',
      title: 'Label of a disabled control',
      description: 'The label is dimmed with its control, whether it is after, before or around the control.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description:
        'The text wraps beside the control. `items-start` keeps the box aligned with the first line.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The control is on the right of its label, and the switch moves to the left.',
    },
  ],
  props: ['Label'],
  keyboard: [{ keys: ['Tab'], does: 'Skips the label and moves the focus to the control that it names.' }],
  use: [
    'Use a Label for each field, switch and checkbox. A placeholder doesn’t replace it.',
    'Include the unit in the label, so that screen readers announce it: “Slab thickness (mm)”.',
  ],
  avoid: [
    'For a Slider or a group of controls, use a text with an `id` and reference it in `aria-labelledby`. The HTML `label` only works with fields and buttons.',
    'For headings in panels, use a PanelSection.',
  ],
  notes: [
    'The label is dimmed if the disabled control is inside, before or after it. The viewer dims a label only if it follows the control.',
    'The line height is 1.25. The viewer sets 1, so that wrapped lines touch.',
    'A double-click on the label doesn’t select its text.',
  ],
  related: [
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Checkbox', href: '/components/CheckboxShowcase' },
    { label: 'Switch', href: '/components/SwitchShowcase' },
  ],
} as const satisfies ControlText;
