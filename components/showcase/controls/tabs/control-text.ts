import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Tabs',
  summary:
    'Tabs show one of several views or set one of a few values, such as the panels of a study or the shape of a brush.',
  demos: [
    {
      id: 'segmented',
      title: 'Segmented control',
      description:
        'Three values are in one row, with a Separator between them. `value` and `onValueChange` connect them to your own state.',
    },
    {
      id: 'panels',
      title: 'Panels',
      description: 'Each tab opens its content. The Tab key moves from the open tab into the content.',
    },
    {
      id: 'with-icons',
      title: 'With icons',
      description: 'Icons are beside the text. The last tab has only an icon, and `aria-label` names it.',
    },
    {
      id: 'disabled',
      title: 'Disabled',
      description: 'The arrow keys skip PET and fusion, for which there are no images.',
    },
    {
      id: 'manual',
      title: 'Manual activation',
      description:
        'With `activationMode="manual"`, the arrow keys only move the focus, and Enter or Space opens the tab. Use this mode if the content must be fetched.',
    },
    {
      id: 'many',
      title: 'Many tabs',
      description: 'The row wraps, so that all tabs are visible at any width and text size.',
    },
    {
      id: 'vertical',
      title: 'Vertical',
      description: 'With `orientation="vertical"`, the up and down arrow keys move between the tabs.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description:
        'With `dir="rtl"`, the row starts on the right, and the left arrow key moves to the next tab.',
    },
  ],
  props: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the open tab, then into its content.' },
    {
      keys: ['Arrow Right', 'Arrow Down'],
      does: 'Moves to the next tab and opens it, or from the last tab to the first. Arrow Right works in rows and Arrow Down in columns.',
    },
    {
      keys: ['Arrow Left', 'Arrow Up'],
      does: 'Moves to the previous tab and opens it. Arrow Left works in rows and Arrow Up in columns.',
    },
    { keys: ['Home'], does: 'Moves to the first tab.' },
    { keys: ['End'], does: 'Moves to the last tab.' },
    { keys: ['Enter', 'Space'], does: 'Opens the tab if activation is manual.' },
  ],
  pattern: { label: 'Tabs', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  use: [
    'Use Tabs for two to five views or values that should all be visible.',
    'Name the list with `aria-label`, so that screen readers announce what the choice is about.',
  ],
  avoid: [
    'For on and off, use a Switch.',
    'For more than about nine values, use a Select or a Combobox.',
    'To open another page, use links.',
  ],
  notes: [
    'The open tab has a line in the selection color. The viewer marks it only with a background of 30 instead of 20 percent.',
    'A long row wraps. In the viewer, it overflows the panel.',
    'Each tab needs content, even if only a sentence, because the content tells screen readers what the tab opens. Values become part of ids, so don’t use spaces in them.',
    'The list is as high as a tab, 28 px, without padding above and below.',
  ],
  related: [
    { label: 'Select', href: '/components/SelectShowcase' },
    { label: 'Switch', href: '/components/SwitchShowcase' },
    { label: 'Panels of an extension', href: '/platform/extensions/modules/panel' },
  ],
} as const satisfies ControlText;
