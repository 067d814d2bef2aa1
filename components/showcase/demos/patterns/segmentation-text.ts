import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'segmentation',
  name: 'Segmentation panel',
  summary:
    'The segmentations of a study, one of which is active, and the segments of the active one, with their order, colors, names and statistics and the appearance of all segmentations.',
  parts: [
    {
      title: 'Appearance settings',
      description:
        'The settings are: fill and outline, outline only or fill only; opacity and border by slider or number; and whether and how faintly inactive segmentations are drawn.',
    },
    {
      title: 'Active segmentation',
      description:
        'The list selects the active segmentation. Its menu creates segmentations, and removes the active one from the viewport, renames, exports or deletes it.',
    },
    {
      title: 'Segments',
      description:
        'The selected segment is the active one, which a brush would paint. The eye above the rows hides and shows all segments.',
    },
    {
      title: 'Order',
      description:
        'Rows are drawn from first to last, so the last one is on top. To reorder segments, drag a row by its handle, pick it up with Space and move it with the arrow keys, or click its handle and then the handle at the target position.',
    },
    {
      title: 'Statistics',
      description:
        'Statistics appear beside a hovered row. For the selected segment, they are also below the rows, where the keyboard and touch can reach them.',
    },
  ],
  sources: [
    { path: 'components/showcase/demos/patterns/segmentation.tsx', label: 'Composition' },
    { path: 'components/patterns/segmentation/segment-list.tsx', label: 'Rows' },
    { path: 'components/patterns/segmentation/appearance-settings.tsx', label: 'Appearance' },
    { path: 'components/patterns/segmentation/segmentation-state.ts', label: 'State' },
    { path: 'components/patterns/list/use-reorder.ts', label: 'Ordering by pointer and keyboard' },
  ],
  controls: [
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'PanelSection', href: '/components/PanelSectionShowcase' },
    { label: 'Select', href: '/components/SelectShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'HoverCard', href: '/components/HoverCardShowcase' },
    { label: 'Tabs', href: '/components/TabsShowcase' },
    { label: 'Slider', href: '/components/SliderShowcase' },
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'Switch', href: '/components/SwitchShowcase' },
    { label: 'Button', href: '/components/ButtonShowcase' },
  ],
  services: [
    {
      label: 'Segmentation Service',
      href: '/platform/services/data/SegmentationService',
      does: 'Stores segmentations, their segments, and how each viewport draws them. The panel lists the segmentations of the active viewport.',
    },
    {
      label: 'Segmentation customizations',
      href: '/platform/services/customization-service/Segmentation',
      does: '`panelSegmentation.tableMode` determines whether the panel shows one segmentation at a time or all of them. `disableEditing`, `showAddSegment` and others change the rest.',
    },
    {
      label: 'Commands',
      href: '/platform/managers/commands',
      does: 'The panel’s handlers run commands: `setActiveSegmentAndCenter`, `toggleSegmentVisibility`, `setFillAlpha`, `setOutlineWidth`, `editSegmentColor` and others.',
    },
    {
      label: 'UI Dialog Service',
      href: '/platform/services/ui/ui-dialog-service',
      does: 'Displays the dialogs for names and colors.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through settings, menus, handles and rows.' },
    { keys: ['Space', 'Enter'], does: 'On a handle: picks up or drops the segment.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'On a picked-up segment: moves it by one position.' },
    { keys: ['Home', 'End'], does: 'On a picked-up segment: moves it to the first or last position.' },
    { keys: ['Escape'], does: 'Returns a segment that is picked up or dragged to its original position.' },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'On the tabs: selects the previous or next drawing style. On a slider: changes the value by one step.',
    },
    { keys: ['Home', 'End'], does: 'On a slider: sets the lowest or highest value.' },
  ],
  notes: [
    'In the viewer, users can’t change the order, because the number of a segment is part of the segmentation. Here, the number is the position in the list.',
    'Here, opacity ranges from 0 to 100 %. The viewer’s field accepts 0 to 1, in steps of 0.1.',
    'Exports as DICOM SEG or RTSTRUCT require the images. This page exports the statistics as CSV, and names, colors and order as JSON.',
    'A locked segment keeps its name and color and can’t be deleted, but it can be hidden and moved.',
  ],
} as const satisfies PatternText;
