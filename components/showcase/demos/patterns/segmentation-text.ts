import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'segmentation',
  route: '/patterns/patterns-segmentation',
  name: 'Segmentation panel',
  summary:
    'Segmentations of a study, one of them active, and the segments of that one: their order, colors, names and statistics, and how all are drawn.',
  parts: [
    {
      title: 'Appearance settings',
      description:
        'Fill and outline, outline alone or fill alone; opacity and border by slider or number; and whether segmentations other than the active one are drawn, and how faintly.',
    },
    {
      title: 'Active segmentation',
      description:
        'Chosen in the list. Its menu creates a segmentation, takes it out of the viewport, renames, exports and deletes it.',
    },
    {
      title: 'Segments',
      description:
        'The selected segment is the active one, that a brush would paint. The eye above the rows hides and shows all of them.',
    },
    {
      title: 'Order',
      description:
        'Rows are drawn from the first to the last, so that the last lies on top. Drag a row by its handle, pick it up with Space and move it with the arrow keys, or press its handle and then that of the place.',
    },
    {
      title: 'Statistics',
      description:
        'Beside a row that is pointed at, and below the rows for the selected segment, where keys and touch reach them as well.',
    },
  ],
  sources: [
    { path: 'components/showcase/demos/patterns/segmentation.tsx', label: 'Composition' },
    { path: 'components/patterns/segmentation/segment-list.tsx', label: 'Rows' },
    { path: 'components/patterns/segmentation/appearance-settings.tsx', label: 'Appearance' },
    { path: 'components/patterns/segmentation/segmentation-state.ts', label: 'State' },
    { path: 'components/patterns/list/use-reorder.ts', label: 'Order by pointer and keys' },
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
      does: 'Holds segmentations, their segments, and how each viewport draws them. The panel lists those of the active viewport.',
    },
    {
      label: 'Segmentation customizations',
      href: '/platform/services/customization-service/Segmentation',
      does: '`panelSegmentation.tableMode` chooses between one segmentation at a time and all below each other; `disableEditing`, `showAddSegment` and others change the rest.',
    },
    {
      label: 'Commands',
      href: '/platform/managers/commands',
      does: 'Handlers of the panel run commands: `setActiveSegmentAndCenter`, `toggleSegmentVisibility`, `setFillAlpha`, `setOutlineWidth`, `editSegmentColor` and others.',
    },
    {
      label: 'UI Dialog Service',
      href: '/platform/services/ui/ui-dialog-service',
      does: 'Shows the dialogs for names and colors.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Goes through settings, menus, handles and rows.' },
    { keys: ['Space', 'Enter'], does: 'On a handle: picks the segment up, and drops it.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'While it is picked up: moves it by one place.' },
    { keys: ['Home', 'End'], does: 'While it is picked up: moves it to the first or last place.' },
    { keys: ['Escape'], does: 'Puts a segment that is picked up or dragged back where it was.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'On the tabs: next way to draw. On a slider: one step.' },
    { keys: ['Home', 'End'], does: 'On a slider: smallest and largest value.' },
  ],
  notes: [
    'The viewer has no order to change: a segment’s number is part of the segmentation. Here the number is the place in the list.',
    'Opacity runs from 0 to 100 % here. The viewer’s field takes 0 to 1, in steps of 0.1.',
    'Exports as DICOM SEG or RTSTRUCT need the images; this page offers the statistics as CSV and names, colors and order as JSON.',
    'A locked segment keeps its name and color and cannot be deleted, but it can be hidden and moved.',
  ],
} as const satisfies PatternText;
