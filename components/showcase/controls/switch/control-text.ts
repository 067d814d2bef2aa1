import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Switch',
  summary:
    'Turns a setting on or off, at once: reference lines, the overlay, inactive segmentations. The viewer’s first choice for anything with two states.',
  demos: [
    {
      id: 'with-label',
      title: 'With a label',
      description:
        'The Label names what is on, and stays the same in both states. A click on the text switches as well.',
    },
    {
      id: 'states',
      title: 'States',
      description:
        'Off is an outline with the knob at the start, on is filled with the knob at the end: it can be told without color.',
    },
    {
      id: 'controlled',
      title: 'State kept outside',
      description: '`checked` and `onCheckedChange` join it to state of yours. The effect shows at once.',
    },
    {
      id: 'settings',
      title: 'List of settings',
      description: 'Label at the start, switch at the end. Labels wrap, switches keep their size.',
    },
    {
      id: 'in-form',
      title: 'In a form',
      description:
        'With a `name` it is sent like a checkbox: its `value` while it is on, nothing while it is off.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'On is at the left.',
    },
  ],
  props: ['Switch'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the switch; a disabled one is passed over.' },
    { keys: ['Space', 'Enter'], does: 'Turns it on or off.' },
  ],
  pattern: { label: 'Switch', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/' },
  use: [
    'Take it for settings that work at once, without a button that saves them.',
    'Name the setting, not the action: “Reference lines”, not “Turn reference lines on”.',
  ],
  avoid: [
    'For several choices that are sent together, and for a group with a box for all, take Checkboxes.',
    'For a choice between two names, such as stack and volume, take Tabs: off would not say what holds then.',
  ],
  notes: [
    'While it is off, knob and outline have a contrast of more than 3:1; the viewer’s dark knob on a dark track has 1.5:1.',
    'It has 28 × 16 px to the eye, as in the viewer, and takes clicks on 36 × 24 px.',
    'The knob moves to the left in texts that are read from right to left; in the viewer it leaves the track.',
    'In forced colors knob and fill take system colors. The viewer’s knob can’t be seen there.',
  ],
  related: [
    { label: 'Label', href: '/components/LabelShowcase' },
    { label: 'Checkbox', href: '/components/CheckboxShowcase' },
    { label: 'Tabs', href: '/components/TabsShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
