import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Switch',
  summary:
    'A Switch turns a setting on or off immediately, such as reference lines, the overlay or inactive segmentations. The viewer prefers switches for settings with two states.',
  demos: [
    {
      id: 'with-label',
      title: 'With a label',
      description:
        'The Label names the setting and stays the same in both states. A click on the text also toggles the switch.',
    },
    {
      id: 'states',
      title: 'States',
      description:
        'Off is an outline with the knob at the start. On is filled with the knob at the end. The states are distinguishable without color.',
    },
    {
      id: 'controlled',
      title: 'Controlled state',
      description:
        '`checked` and `onCheckedChange` connect the switch to your own state. The effect is visible immediately.',
    },
    {
      id: 'settings',
      title: 'List of settings',
      description:
        'The label is at the start and the switch at the end. Labels wrap, and switches keep their size.',
    },
    {
      id: 'in-form',
      title: 'In a form',
      description:
        'With a `name`, the switch is submitted like a checkbox: its `value` if it is on, nothing if it is off.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'In right-to-left text, on is on the left.',
    },
  ],
  props: ['Switch'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the switch. Disabled switches are skipped.' },
    { keys: ['Space', 'Enter'], does: 'Turns the switch on or off.' },
  ],
  pattern: { label: 'Switch', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/switch/' },
  use: [
    'Use a Switch for settings that take effect immediately, without a button that saves them.',
    'Name the setting, not the action: “Reference lines”, not “Turn reference lines on”.',
  ],
  avoid: [
    'For several choices that are submitted together, and for a group with a “select all” box, use Checkboxes.',
    'For a choice between two names, such as stack and volume, use Tabs. The off state of a switch would not name the alternative.',
  ],
  notes: [
    'In the off state, the knob and the outline have a contrast of more than 3:1. The viewer’s dark knob on a dark track has 1.5:1.',
    'The switch looks 28 × 16 px large, as in the viewer, but accepts clicks on 36 × 24 px.',
    'In right-to-left text, the knob moves to the left. In the viewer, it leaves the track.',
    'In forced colors, the knob and the fill use system colors. The viewer’s knob is invisible there.',
  ],
  related: [
    { label: 'Label', href: '/components/LabelShowcase' },
    { label: 'Checkbox', href: '/components/CheckboxShowcase' },
    { label: 'Tabs', href: '/components/TabsShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
