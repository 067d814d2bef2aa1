import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'NumericMeta',
  summary:
    '`Numeric`: a number with its label, made of parts. A container holds the number and its bounds; a field, a field with arrows, or a slider with one handle or two shows it.',
  demos: [
    {
      id: 'number-input',
      title: 'Field',
      description:
        '`mode="number"` with `Numeric.NumberInput`. Type freely: what is no number, or lies beyond the bounds, is marked while you type, and put right when you leave the field.',
    },
    {
      id: 'stepper',
      title: 'Field with arrows',
      description:
        '`mode="stepper"` with `Numeric.NumberStepper`, arrows at the sides or up and down. An arrow is disabled at the end of the range; a child stands after the number, as a unit.',
    },
    {
      id: 'single-range',
      title: 'Slider',
      description:
        '`mode="singleRange"` with `Numeric.SingleRange`, with a field or with the number in the label. The third is kept outside, by `value` and `onChange`.',
    },
    {
      id: 'double-range',
      title: 'Slider with two handles',
      description:
        '`mode="doubleRange"` with `Numeric.DoubleRange`. Its ends, `values`, are a pair; neither passes the other. In the last one, window and level are computed from them.',
    },
    {
      id: 'combined',
      title: 'Together',
      description: 'All forms as a panel has them, each with bounds and steps of its own.',
    },
    {
      id: 'decimals',
      title: 'Decimals',
      description: 'The number has as many decimals as `step`, here 0.125: three, whatever is typed.',
    },
    {
      id: 'without-label',
      title: 'Without a visible label',
      description: 'Where the surroundings say what the number is, `aria-label` of the container names it.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'Label, field and arrows change sides; digits keep their order.',
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
      does: 'Moves to the next field or handle. Arrow buttons are passed over: the field has their keys.',
    },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'In a field: one step up or down.' },
    { keys: ['Page Up', 'Page Down'], does: 'In a field: ten steps up or down.' },
    { keys: ['Enter'], does: 'In a field: takes the number over, within its bounds.' },
    { keys: ['Escape'], does: 'In a field: brings back the number from before typing.' },
    { keys: ['Arrow Right', 'Arrow Up'], does: 'On a handle: one step up.' },
    { keys: ['Arrow Left', 'Arrow Down'], does: 'On a handle: one step down.' },
    { keys: ['Page Up', 'Page Down'], does: 'On a handle: ten steps up or down.' },
    { keys: ['Home', 'End'], does: 'On a handle: to the least or the greatest number.' },
  ],
  pattern: { label: 'Spinbutton', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/' },
  use: [
    'Take it for settings of tools and views: opacity, thickness, thresholds, frame rates.',
    'Take a slider where the effect is judged by eye, a field where the figure is known, both where either may be.',
  ],
  avoid: [
    'For figures that aren’t counted up and down, such as an accession number typed by hand, take an Input.',
    'For a few named levels take Tabs or a Select.',
  ],
  notes: [
    'The part has to match `mode`: in another mode it shows nothing, here and in the viewer.',
    'In the viewer the label isn’t tied to what it labels, and arrows have no names. Here the label names field, handles and arrows, as in “Increase Zoom”.',
    'The viewer’s fields put the number right at every key and take no `-` alone, so that some numbers can’t be typed. Here that waits until the field is left.',
    'The viewer’s arrows of the vertical form are 12 px high; here they stand side by side with 24 px each. The field fits its longest number, so it needs no width; a narrower `className` doesn’t squeeze it.',
    'The viewer adds steps without rounding, which gives 0.30000000000000004. Here the number is rounded to the decimals of `step`; the first value, the middle of the range, too.',
    '`aria-label` of the container is ours; the viewer ignores it.',
  ],
  related: [
    { label: 'Slider', href: '/components/SliderShowcase' },
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Pattern: segmentation', href: '/patterns/patterns-segmentation' },
    { label: 'Segmentation Service', href: '/platform/services/data/SegmentationService' },
  ],
} as const satisfies ControlText;
