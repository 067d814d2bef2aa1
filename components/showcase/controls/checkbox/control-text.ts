import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Checkbox',
  summary:
    'A box that is on, off or, for a group, in between: which segments to show, what to write into a report.',
  demos: [
    {
      id: 'with-label',
      title: 'With a label',
      description:
        'Box and Label belong together by `id` and `htmlFor`. A click on either changes the state.',
    },
    {
      id: 'states',
      title: 'States',
      description:
        'On has a tick, `indeterminate` a line: they differ by their shape, not by color alone. Disabled ones are dimmed.',
    },
    {
      id: 'group',
      title: 'Group with a box for all',
      description:
        'The first box is `indeterminate` while some are on, and turns all on or off. `fieldset` and `legend` name the group.',
    },
    {
      id: 'in-form',
      title: 'In a form',
      description: 'Each box that is on is sent with its `name` and `value`, like one of HTML.',
    },
    {
      id: 'invalid',
      title: 'Invalid',
      description:
        '`aria-invalid` draws the border in red; an icon and a sentence say what is missing. Tick the box.',
    },
    {
      id: 'long-text',
      title: 'Long text',
      description: 'Text wraps beside the box, which stays at the first line.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The box stands at the right of its text.',
    },
  ],
  props: ['Checkbox'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next box; each is a stop of its own.' },
    { keys: ['Space'], does: 'Turns it on or off; from `indeterminate` it goes on.' },
  ],
  pattern: { label: 'Checkbox', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/' },
  use: [
    'Take it for several choices out of a list.',
    'Take it where the choice has an effect only later, with the button that sends the form.',
  ],
  avoid: [
    'For something that goes on or off at once take a Switch; the viewer does so wherever it can.',
    'For one choice out of several take Tabs or a Select.',
  ],
  notes: [
    '`indeterminate` shows a line. The viewer shows a tick, on the ground of a box that is off.',
    'The box has 16 px to the eye, as in the viewer, and takes clicks on 24 px.',
    'The focus is an outline of 2 px at a distance of 2 px (the viewer: 1 px, none).',
  ],
  related: [
    { label: 'Switch', href: '/components/SwitchShowcase' },
    { label: 'Label', href: '/components/LabelShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
