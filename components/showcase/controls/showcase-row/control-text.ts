import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'ShowcaseRow',
  summary:
    'A ShowcaseRow is the frame of every example on these pages. It contains a title, a description, the live example, and a button that shows the source code.',
  demos: [
    {
      id: 'with-code',
      title: 'With source code',
      description:
        'Click `Show Code` in the inner row. The source code appears below, and the button now hides it.',
    },
    {
      id: 'without-code',
      title: 'Without source code',
      description: 'Without `code`, there is nothing to show, so there is no button.',
    },
    {
      id: 'long-code',
      title: 'Long lines',
      description:
        'Source code keeps its line breaks. Lines that are wider than the row scroll inside their box, not with the page.',
    },
    {
      id: 'example-only',
      title: 'Example only',
      description:
        'The title and the description are optional. Without them, the example takes the full width.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description:
        'The title, the description and the button switch sides with the writing direction. The source code stays left to right.',
    },
  ],
  props: ['ShowcaseRow'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button, then to the controls in the example.' },
    { keys: ['Enter', 'Space'], does: 'On the button: shows or hides the source code.' },
  ],
  pattern: { label: 'Disclosure', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/' },
  use: [
    'Use a ShowcaseRow to document your own controls in the style of these pages.',
    'Use it if readers should try an example first and read its source code when they want to.',
  ],
  avoid: [
    'For collapsible parts of the viewer, use `PanelSection`, which is made for its panels.',
    'For source code without a live example, use a plain code block.',
  ],
  notes: [
    'The row is part of the documentation, not of `@ohif/ui-next`. In the viewer’s repository, it is in `platform/docs/src/pages/components`. Copy it from there, or from the source code of this site.',
    'This row differs from the original in four ways. The button has `aria-expanded` and the name of its row. `code` may be an element, such as a highlighted block. A row without `code` has no button. `headingLevel` fits the title into the outline of the page.',
  ],
  related: [
    { label: 'All components with their examples', href: '/components-list' },
    { label: 'Button', href: '/components/ButtonShowcase' },
    { label: 'PanelSection', href: '/components/PanelSectionShowcase' },
  ],
} as const satisfies ControlText;
