import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'split-panel',
  name: 'Split panel',
  summary:
    'Two parts that share the height of a side panel: segmentations above, and the segments of the active one below. Users move the border between the parts, and the browser saves its position.',
  parts: [
    {
      title: 'Upper part',
      description:
        'This part lists all segmentations with the number of their segments. Selecting a segmentation makes it active and shows its segments in the lower part.',
    },
    {
      title: 'Border',
      description:
        'Drag the border, or focus it and use the arrow keys. A double-click resets it to its initial position. The browser restores your position when you come back.',
    },
    {
      title: 'Collapse',
      description:
        'Click the heading, press Enter on the border, or drag the border to the top to collapse the upper part. The keyboard skips a collapsed part.',
    },
    {
      title: 'Lower part',
      description:
        'This part lists the segments with all actions of a row, and a button that adds a segment.',
    },
    {
      title: 'Viewport',
      description:
        'The viewport draws the segments of the lower part on top of the other segmentations, which are faint. It immediately shows hidden, recolored and reordered segments.',
    },
  ],
  sources: [
    { path: 'components/showcase/demos/patterns/split-panel.tsx', label: 'Composition' },
    { path: 'components/ui/resizable.tsx', label: 'Resizable' },
    { path: 'components/ui/resizable-layout.ts', label: 'Saved sizes' },
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
      does: 'Stores the segmentations of the upper part and the segments of the lower part.',
    },
    {
      label: 'panelSegmentation.tableMode',
      href: '/platform/services/customization-service/Segmentation#panelsegmentationtablemode',
      does: 'Determines how the viewer’s own panel displays several segmentations: one at a time, or all of them.',
    },
    {
      label: 'Panel Service',
      href: '/platform/services/data/PanelService',
      does: 'Adds panels to the sides of the viewer. The sides themselves are resizable panels of the same library.',
    },
    {
      label: 'Panel module',
      href: '/platform/extensions/modules/panel',
      does: 'Explains how an extension adds its own panel.',
    },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves through the heading, the upper rows, the border and the lower rows.',
    },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'On the border: moves it by five percent.' },
    { keys: ['Home', 'End'], does: 'On the border: moves it up or down as far as possible.' },
    {
      keys: ['Enter'],
      does: 'On the border or the heading: collapses or expands the upper part.',
    },
  ],
  notes: [
    '`ResizablePanelGroup`, `ResizablePanel` and `ResizableHandle` have the names and props of the viewer’s library: `direction`, `autoSaveId`, and sizes in percent. They are based on version 4 of react-resizable-panels, whereas the viewer uses version 2.',
    'The browser’s local storage keeps the sizes. If local storage is disabled, the panel works but doesn’t keep its sizes.',
    'The handle looks four pixels thick but accepts the pointer on 24 pixels.',
  ],
} as const satisfies PatternText;
