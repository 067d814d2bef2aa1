import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Slider',
  summary:
    'A number on a scale that is found by trying: the opacity of a segmentation, the level of a window, the thickness of a slab.',
  demos: [
    {
      id: 'basic',
      title: 'From 0 to 100',
      description: 'Drag the thumb, click the line, or focus it and use the keys. `aria-label` names it.',
    },
    {
      id: 'with-value',
      title: 'With its value',
      description:
        'A text beside it names it by `aria-labelledby`; `aria-valuetext` has the number read with its unit.',
    },
    {
      id: 'scale',
      title: 'Scale and steps',
      description: '`min`, `max` and `step` of a scale with negative numbers. An arrow key moves by 20 HU.',
    },
    {
      id: 'commit',
      title: 'When it is let go',
      description:
        'The number follows the thumb. What takes long, here the projection, waits for `onValueCommit`.',
    },
    {
      id: 'in-form',
      title: 'In a form',
      description: 'With a `name` its value is sent with the form.',
    },
    {
      id: 'disabled',
      title: 'Disabled',
      description: 'Dimmed, without focus, and its value stays.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'With `dir="rtl"` the scale begins at the right, and the left arrow key increases.',
    },
  ],
  props: ['Slider'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the thumb.' },
    {
      keys: ['Arrow Right', 'Arrow Up'],
      does: 'Increases by one step. From right to left, the left arrow key does.',
    },
    {
      keys: ['Arrow Left', 'Arrow Down'],
      does: 'Decreases by one step. From right to left, the right arrow key does.',
    },
    {
      keys: ['Page Up', 'Shift+Arrow Right', 'Shift+Arrow Up'],
      does: 'Increases by ten steps.',
    },
    {
      keys: ['Page Down', 'Shift+Arrow Left', 'Shift+Arrow Down'],
      does: 'Decreases by ten steps.',
    },
    { keys: ['Home'], does: 'Goes to the least value.' },
    { keys: ['End'], does: 'Goes to the greatest value.' },
  ],
  pattern: { label: 'Slider', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/' },
  use: [
    'Take it where the effect shows at once and the exact number matters less.',
    'Show the value beside it, with its unit.',
  ],
  avoid: [
    'For a number that is known, such as a patient’s weight, take an Input.',
    'For both at once, and for a range with two thumbs, take NumericMeta.',
    'For few values with names take Tabs or a Select.',
  ],
  notes: [
    'Name and description are those of the thumb, where screen readers look for them. In the viewer they stay on the element around it, and the slider has no name.',
    'A Label can’t name it, since it is no field of HTML: give the text an `id` and name that in `aria-labelledby`.',
    'The empty part is a thin line with a contrast of more than 3:1, the filled part is thicker; both show in forced colors.',
    'Thumb and line have the viewer’s sizes to the eye, 16 and 4 px, and take clicks on 24 px and more.',
    'As in the viewer it has one thumb, whatever number of values it is given.',
  ],
  related: [
    { label: 'NumericMeta', href: '/components/NumericMetaShowcase' },
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
