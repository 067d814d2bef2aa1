import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'ShowcaseRow',
  summary:
    'The frame of every example on these pages: a title, what the example shows, the live example itself, and its source behind a button.',
  demos: [
    {
      id: 'with-code',
      title: 'With its source',
      description:
        'Press `Show Code` in the inner row: the source unfolds below, and the button then hides it.',
    },
    {
      id: 'without-code',
      title: 'Without source',
      description: 'Without `code` there is nothing to unfold, so there is no button.',
    },
    {
      id: 'long-code',
      title: 'Long lines',
      description:
        'Source keeps its lines. What is wider than the row scrolls sideways inside its box, not with the page.',
    },
    {
      id: 'example-only',
      title: 'Example only',
      description: 'Title and description are optional. Without them the example takes the whole width.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description:
        'Title, description and button change sides with the direction of the text. The source stays left to right.',
    },
  ],
  props: ['ShowcaseRow'],
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the button, then to what can be operated in the example.' },
    { keys: ['Enter', 'Space'], does: 'On the button: shows the source, or hides it.' },
  ],
  pattern: { label: 'Disclosure', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/' },
  use: [
    'To document a control of your own the way these pages do.',
    'Where readers should try something first and read its source when they want to.',
  ],
  avoid: [
    'For parts of the viewer that fold: take `PanelSection`, which belongs to its panels.',
    'For source without a live example: a plain code block needs no button.',
  ],
  notes: [
    'The row belongs to the documentation, not to `@ohif/ui-next`: in the viewer’s repository it lies in `platform/docs/src/pages/components`. Copy it from there, or from the source of this site.',
    'Differs from the original: the button says with `aria-expanded` whether the source is shown and which row it belongs to, `code` may be an element such as a highlighted block, a row without `code` has no button, and `headingLevel` fits the title into the outline of a page.',
  ],
  related: [
    { label: 'All components with their examples', href: '/components-list' },
    { label: 'Button', href: '/components/ButtonShowcase' },
    { label: 'PanelSection', href: '/components/PanelSectionShowcase' },
  ],
} as const satisfies ControlText;
