import type { ControlText } from '@/components/showcase/types';

export const controlText = {
  name: 'Tabs',
  summary:
    'Several views of which one is open, or a few values of which one holds: the panels of a study, the shape of a brush.',
  demos: [
    {
      id: 'segmented',
      title: 'Segmented control',
      description:
        'Three values in one row, with a Separator between them. `value` and `onValueChange` join it to state of yours.',
    },
    {
      id: 'panels',
      title: 'Panels',
      description: 'Each tab opens its content. Tab moves from the open tab into it.',
    },
    {
      id: 'with-icons',
      title: 'With icons',
      description: 'Icons beside the text; the last has an icon alone, and its name in `aria-label`.',
    },
    {
      id: 'disabled',
      title: 'Disabled',
      description: 'The arrow keys pass over PET and fusion, of which there are no images.',
    },
    {
      id: 'manual',
      title: 'Opened by hand',
      description:
        'With `activationMode="manual"` the arrow keys only move the focus; Enter or Space opens. For content that has to be fetched.',
    },
    {
      id: 'many',
      title: 'Many tabs',
      description: 'The row wraps: nothing hides behind an edge, at any width and size of text.',
    },
    {
      id: 'vertical',
      title: 'Vertical',
      description: 'With `orientation="vertical"` the keys are up and down.',
    },
    {
      id: 'right-to-left',
      title: 'Right to left',
      description: 'With `dir="rtl"` the row begins at the right, and the left arrow key goes on.',
    },
  ],
  props: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the open tab, then into its content.' },
    {
      keys: ['Arrow Right', 'Arrow Down'],
      does: 'Moves to the next tab and opens it: right in a row, down in a column. After the last comes the first.',
    },
    { keys: ['Arrow Left', 'Arrow Up'], does: 'Moves to the tab before, likewise.' },
    { keys: ['Home'], does: 'Moves to the first tab.' },
    { keys: ['End'], does: 'Moves to the last tab.' },
    { keys: ['Enter', 'Space'], does: 'Opens the tab, where that is done by hand.' },
  ],
  pattern: { label: 'Tabs', href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/' },
  use: [
    'Take them for two to five views or values, all of which should be seen.',
    'Name the list with `aria-label`, so that it is heard what the choice is about.',
  ],
  avoid: [
    'For on and off take a Switch.',
    'For more than about nine values take a Select or a Combobox.',
    'For what leads to another page take links.',
  ],
  notes: [
    'The open tab has a line in the color of what is selected. The viewer tells it by a ground of 30 instead of 20 percent alone.',
    'A long row wraps; the viewer’s runs out of its panel.',
    'Each tab needs its content, if only a sentence: it tells screen readers what it opens. Values make up ids, so leave out spaces.',
    'The list is a tab’s height of 28 px, without padding above and below.',
  ],
  related: [
    { label: 'Select', href: '/components/SelectShowcase' },
    { label: 'Switch', href: '/components/SwitchShowcase' },
    { label: 'Panels of an extension', href: '/platform/extensions/modules/panel' },
  ],
} as const satisfies ControlText;
