import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'NumericMeta',
  summary:
    '`Numeric` is a number with its label, built from parts. A container holds the number and its bounds. A field, a field with arrows, or a slider with one or two handles displays it.',
  demos: [
    {
      id: 'number-input',
      title: 'Field',
      description:
        'This is `mode="number"` with `Numeric.NumberInput`. You can type anything. Text that is not a number or is out of bounds is marked while you type and corrected when you leave the field.',
    },
    {
      id: 'stepper',
      title: 'Field with arrows',
      description:
        'This is `mode="stepper"` with `Numeric.NumberStepper`, whose arrows are on the sides or up and down. At the end of the range, the arrow is disabled. A child is displayed after the number, for example a unit.',
    },
    {
      id: 'single-range',
      title: 'Slider',
      description:
        'This is `mode="singleRange"` with `Numeric.SingleRange`, with a field or with the number in the label. The parent component controls the third example with `value` and `onChange`.',
    },
    {
      id: 'double-range',
      title: 'Slider with two handles',
      description:
        'This is `mode="doubleRange"` with `Numeric.DoubleRange`. Its ends are the pair `values`, and neither end can pass the other. The last example computes window and level from them.',
    },
    {
      id: 'combined',
      title: 'Combined',
      description: 'A panel contains all forms, each with its own bounds and steps.',
    },
    {
      id: 'decimals',
      title: 'Decimals',
      description:
        'The number has as many decimals as `step`. Here, `step` is 0.125, so the number always has three decimals.',
    },
    {
      id: 'without-label',
      title: 'Without a visible label',
      description: 'If the context makes clear what the number is, `aria-label` on the container names it.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'The label, the field and the arrows switch sides. Digits keep their order.',
    },
  ],
  props: [
    'Numeric.Container',
    'Numeric.Label',
    'Numeric.NumberInput',
    'Numeric.NumberStepper',
    'Numeric.SingleRange',
    'Numeric.DoubleRange',
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves to the next or the previous field or handle. Arrow buttons are skipped, because the field has the same keys.',
    },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'In a field: increases or decreases the number by one step.' },
    { keys: ['Page Up', 'Page Down'], does: 'In a field: increases or decreases the number by ten steps.' },
    { keys: ['Enter'], does: 'In a field: accepts the number, limited to its bounds.' },
    { keys: ['Escape'], does: 'In a field: restores the number from before you typed.' },
    { keys: ['Arrow Right', 'Arrow Up'], does: 'On a handle: increases the number by one step.' },
    { keys: ['Arrow Left', 'Arrow Down'], does: 'On a handle: decreases the number by one step.' },
    { keys: ['Page Up', 'Page Down'], does: 'On a handle: increases or decreases the number by ten steps.' },
    { keys: ['Home', 'End'], does: 'On a handle: sets the lowest or the highest number.' },
  ],
  pattern: { label: 'Spinbutton', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/' },
  use: [
    'Use NumericMeta for settings of tools and views, such as opacity, thickness, thresholds and frame rates.',
    'Use a slider if the effect is judged by eye, a field if the number is known, and both if either may apply.',
  ],
  avoid: [
    'For numbers that aren’t increased or decreased, such as an accession number, use an Input.',
    'For a few named levels, use Tabs or a Select.',
  ],
  notes: [
    'The part must match `mode`. In another mode, the part displays nothing, here and in the viewer.',
    'In the viewer, the label isn’t connected to its control and the arrows have no names. Here, the label names the field, the handles and the arrows, as in “Increase Zoom”.',
    'The viewer’s fields correct the number at every key press and don’t accept `-` alone, so some numbers can’t be typed. Here, the number is corrected when you leave the field.',
    'In the viewer, the arrows of the vertical form are 12 px high. Here, they are side by side with 24 px each. The field fits its longest number, so it needs no width, and a narrower `className` doesn’t shrink it.',
    'The viewer adds steps without rounding, which results in 0.30000000000000004. Here, the number is rounded to the decimals of `step`, and so is the initial value, the middle of the range.',
    '`aria-label` on the container only works here. The viewer ignores it.',
  ],
  related: [
    { label: 'Slider', href: '/components/SliderShowcase' },
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Pattern: segmentation', href: '/patterns/patterns-segmentation' },
    { label: 'Segmentation Service', href: '/platform/services/data/SegmentationService' },
  ],
} as const satisfies ControlText;
