import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Slider',
  summary:
    'A Slider sets a number that users adjust by eye, such as the opacity of a segmentation, the level of a window or the thickness of a slab.',
  demos: [
    {
      id: 'basic',
      title: 'From 0 to 100',
      description:
        'Drag the thumb, click the track, or focus the thumb and use the keyboard. `aria-label` names the slider.',
    },
    {
      id: 'with-value',
      title: 'With its value',
      description:
        'A text beside the slider names it by `aria-labelledby`. `aria-valuetext` makes screen readers announce the number with its unit.',
    },
    {
      id: 'scale',
      title: 'Scale and steps',
      description:
        '`min`, `max` and `step` define a scale with negative numbers. An arrow key changes the value by 20 HU.',
    },
    {
      id: 'commit',
      title: 'On release',
      description:
        'The number follows the thumb. The slow operation, here the projection, waits for `onValueCommit`.',
    },
    {
      id: 'in-form',
      title: 'In a form',
      description: 'With a `name`, the value is submitted with the form.',
    },
    {
      id: 'disabled',
      title: 'Disabled',
      description: 'A disabled slider is dimmed, can’t be focused and keeps its value.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description:
        'With `dir="rtl"`, the scale starts on the right, and the left arrow key increases the value.',
    },
  ],
  props: ['Slider'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the thumb.' },
    {
      keys: ['Arrow Right', 'Arrow Up'],
      does: 'Increases the value by one step. In right-to-left text, the left arrow key does.',
    },
    {
      keys: ['Arrow Left', 'Arrow Down'],
      does: 'Decreases the value by one step. In right-to-left text, the right arrow key does.',
    },
    {
      keys: ['Page Up', 'Shift+Arrow Right', 'Shift+Arrow Up'],
      does: 'Increases the value by ten steps.',
    },
    {
      keys: ['Page Down', 'Shift+Arrow Left', 'Shift+Arrow Down'],
      does: 'Decreases the value by ten steps.',
    },
    { keys: ['Home'], does: 'Sets the lowest value.' },
    { keys: ['End'], does: 'Sets the highest value.' },
  ],
  pattern: { label: 'Slider', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/slider/' },
  use: [
    'Use a Slider if the effect is visible immediately and the exact number matters less.',
    'Show the value with its unit beside the slider.',
  ],
  avoid: [
    'For a known number, such as a patient’s weight, use an Input.',
    'For a slider with a field, or for a range with two thumbs, use NumericMeta.',
    'For a few named values, use Tabs or a Select.',
  ],
  notes: [
    'The name and the description are on the thumb, where screen readers look for them. In the viewer, they stay on the element around the thumb, so the slider has no name.',
    'A Label can’t name a slider, because a slider is not an HTML form field. Give the text an `id` and reference it in `aria-labelledby`.',
    'The empty part of the track is a thin line with a contrast of more than 3:1, and the filled part is thicker. Both are visible in forced colors.',
    'The thumb and the track look as large as in the viewer, 16 px and 4 px, but accept clicks on 24 px or more.',
    'As in the viewer, the slider has one thumb, no matter how many values it receives.',
  ],
  related: [
    { label: 'NumericMeta', href: '/components/NumericMetaShowcase' },
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Segmentation panel', href: '/patterns/patterns-segmentation' },
  ],
} as const satisfies ControlText;
