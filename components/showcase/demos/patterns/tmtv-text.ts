import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'tmtv',
  name: 'TMTV panel',
  summary:
    'The total metabolic tumor volume (TMTV) of a PET study: regions in groups, the threshold that determines which voxels count, and all figures that are derived from those voxels.',
  parts: [
    {
      title: 'Threshold',
      description:
        'The threshold is a percentage of each region’s highest uptake, initially 41 %, or a range of SUV. Your changes update all volumes, means, totals and the drawing.',
    },
    {
      title: 'Total',
      description:
        'The total is the sum of all displayed volumes. A CSV file contains the whole table and the threshold.',
    },
    {
      title: 'Groups and regions',
      description:
        'Each group has its own sum and a menu, which adds a region, removes the group from the viewport, hides or shows all regions, renames the group or deletes it. You can undo deletions.',
    },
    {
      title: 'Statistics',
      description:
        'The table shows voxels, volume, highest and mean uptake and total lesion glycolysis for each region. Total lesion glycolysis is the product of the displayed mean and volume.',
    },
    {
      title: 'Voxels of a region',
      description: 'Select a region to see its voxels by uptake and which of them count toward the figures.',
    },
  ],
  sources: [
    { path: 'components/showcase/demos/patterns/tmtv.tsx', label: 'Composition' },
    { path: 'components/patterns/tmtv/lesion-statistics.ts', label: 'Statistics' },
    { path: 'components/patterns/tmtv/tmtv-state.ts', label: 'State' },
    { path: 'components/patterns/tmtv/threshold-settings.tsx', label: 'Threshold' },
    { path: 'components/patterns/tmtv/tmtv-report.ts', label: 'Export' },
  ],
  controls: [
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'PanelSection', href: '/components/PanelSectionShowcase' },
    { label: 'Select', href: '/components/SelectShowcase' },
    { label: 'Slider', href: '/components/SliderShowcase' },
    { label: 'Input', href: '/components/InputShowcase' },
    { label: 'DropdownMenu', href: '/components/DropdownMenuShowcase' },
    { label: 'Button', href: '/components/ButtonShowcase' },
  ],
  services: [
    {
      label: 'Segmentation Service',
      href: '/platform/services/data/SegmentationService',
      does: 'Stores the regions as segmentations. `getSegmentationGroupStats` returns the total volume for the panel.',
    },
    {
      label: 'Commands module',
      href: '/platform/extensions/modules/commands',
      does: 'The extension `@ohif/extension-tmtv` provides `calculateTMTV`, `thresholdSegmentationByRectangleROITool` and `exportTMTVReportCSV`.',
    },
    {
      label: 'Segmentation customizations',
      href: '/platform/services/customization-service/Segmentation',
      does: 'The panel is the segmentation panel with an additional line for the total above its rows, so the same customizations apply.',
    },
    {
      label: 'Toolbar Service',
      href: '/platform/services/data/ToolbarService',
      does: 'Stores the tools of the mode. The threshold is an option of the rectangle tool.',
    },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves through the threshold, the export, the groups and the regions.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'On the slider: decreases or increases the value by one percent.',
    },
    {
      keys: ['Page Up', 'Page Down'],
      does: 'On the slider: increases or decreases the value by ten percent.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the strategy, a section or a menu. On a row: selects the region.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'On the table: scrolls the table if it is wider than the page.',
    },
  ],
  notes: [
    'A hidden region still counts. Hiding a region affects only the display, not the total.',
    'The viewer uses the highest uptake of all selected rectangles together. Here, each region has its own. The viewer’s ranges also have bounds for CT.',
    'The viewer’s command `calculateTMTV` uses segment 1 of each segmentation. A region must be segment 1 to be counted.',
    'Figures are rounded before they are added and multiplied, so that you can verify the displayed values by hand.',
    'The data and the figures are fictitious and must not be used for diagnosis.',
  ],
} as const satisfies PatternText;
