import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Label',
  summary:
    'The visible name of a field, switch or checkbox. A click on it works the control, and screen readers read it with the control.',
  demos: [
    {
      id: 'with-switch',
      title: 'For a switch',
      description: '`htmlFor` names the `id` of the control. Click the text: the switch follows.',
    },
    {
      id: 'around-control',
      title: 'Around its control',
      description: 'A label around the control needs no `id`. Gap and text are one target.',
    },
    {
      id: 'with-help',
      title: 'With a hint',
      description:
        'What is optional stands in the label. Further help is a text of its own, which the field names in `aria-describedby`.',
    },
    {
      id: 'required',
      title: 'Required',
      description:
        'In a word, not by an asterisk or color alone. `required` on the field tells browser and screen reader.',
    },
    {
      id: 'disabled',
      title: 'Of a disabled control',
      description:
        'The label is dimmed with its control, whether it stands behind it, before it or around it.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description: 'Text wraps beside the control; `items-start` keeps the box at the first line.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The control stands at the right of its label; the switch moves towards the left.',
    },
  ],
  props: ['Label'],
  keyboard: [{ keys: ['Tab'], does: 'Passes over the label and moves to the control, whose name it is.' }],
  use: [
    'Take one for each field, switch and checkbox. A placeholder doesn’t replace it.',
    'Put the unit into it, so that it is heard: “Slab thickness (mm)”.',
  ],
  avoid: [
    'For a Slider or a group of controls take a text with an `id` and name it in `aria-labelledby`: HTML’s `label` works with fields and buttons only.',
    'For headings of panels take a PanelSection.',
  ],
  notes: [
    'It is dimmed with a disabled control in it or on either side. The viewer dims a label only if it stands behind the control.',
    'Its lines have a height of 1.25; the viewer sets 1, which lets wrapped lines touch.',
    'A double click on it selects no text.',
  ],
  related: [
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Checkbox', href: '/components/CheckboxShowcase' },
    { label: 'Switch', href: '/components/SwitchShowcase' },
  ],
} as const satisfies ControlText;
