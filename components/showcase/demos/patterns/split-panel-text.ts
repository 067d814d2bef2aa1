import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'split-panel',
  route: '/patterns/patterns-split-panel',
  name: 'Split panel',
  summary:
    'Two parts that share the height of a side panel: segmentations above, the segments of the active one below. The reader sets the border between them, and the browser keeps it.',
  parts: [
    {
      title: 'Upper part',
      description:
        'All segmentations with the number of their segments. Selecting one makes it active and fills the lower part.',
    },
    {
      title: 'Border',
      description:
        'Drag it, or focus it and use the arrow keys. A double click puts it back where it was at first. Where you leave it, it is when you come back.',
    },
    {
      title: 'Collapse',
      description:
        'The heading, Enter on the border, or a drag to the top collapse the upper part. Collapsed, it is out of the way of keys as well.',
    },
    {
      title: 'Lower part',
      description: 'The segments with all that a row can do, and a button for a new one.',
    },
    {
      title: 'Viewport',
      description:
        'Draws the segments of the lower part over faint ones of the other segmentations: hiding, coloring and sorting show at once.',
    },
  ],
  sources: [
    { path: 'components/showcase/demos/patterns/split-panel.tsx', label: 'Composition' },
    { path: 'components/ui/resizable.tsx', label: 'Resizable' },
    { path: 'components/ui/resizable-layout.ts', label: 'Kept sizes' },
    { path: 'components/patterns/split-panel/segmentation-rows.tsx', label: 'Upper part' },
  ],
  controls: [
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'ScrollArea', href: '/components/ScrollAreaShowcase' },
    { label: 'Button', href: '/components/ButtonShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'Dialog', href: '/components/DialogShowcase' },
  ],
  services: [
    {
      label: 'Segmentation Service',
      href: '/platform/services/data/SegmentationService',
      does: 'Holds the segmentations of the upper part and the segments of the lower one.',
    },
    {
      label: 'panelSegmentation.tableMode',
      href: '/platform/services/customization-service/Segmentation#panelsegmentationtablemode',
      does: 'Chooses how the viewer’s own panel shows several segmentations: one at a time, or all below each other.',
    },
    {
      label: 'Panel Service',
      href: '/platform/services/data/PanelService',
      does: 'Puts panels into the side of the viewer. The sides themselves are resizable panels of the same library.',
    },
    {
      label: 'Panel module',
      href: '/platform/extensions/modules/panel',
      does: 'How an extension brings a panel of its own.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Goes through heading, upper rows, border and lower rows.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'On the border: moves it by five percent.' },
    { keys: ['Home', 'End'], does: 'On the border: moves it as far up or down as it goes.' },
    {
      keys: ['Enter'],
      does: 'On the border or the heading: collapses the upper part, and expands it again.',
    },
  ],
  notes: [
    '`ResizablePanelGroup`, `ResizablePanel` and `ResizableHandle` have the names and props of the viewer’s library: `direction`, `autoSaveId`, sizes in percent. Below them stands version 4 of react-resizable-panels, where the viewer has version 2.',
    'Sizes are kept in the browser’s local storage. Where that is off, the panel works and forgets.',
    'The handle looks four pixels thick and takes a pointer on 24.',
  ],
} as const satisfies PatternText;
