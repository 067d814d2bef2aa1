import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'tmtv',
  route: '/patterns/patterns-tmtv',
  name: 'TMTV panel',
  summary:
    'Total metabolic tumor volume of a PET study: regions in groups, the threshold that decides which voxels count, and every figure that follows from it.',
  parts: [
    {
      title: 'Threshold',
      description:
        'A share of each region’s highest uptake, 41 % at first, or a range of SUV. Move it: volumes, means, totals and the drawing follow.',
    },
    {
      title: 'Total',
      description:
        'The sum of all volumes as they are shown, and a CSV with the whole table and the threshold.',
    },
    {
      title: 'Groups and regions',
      description:
        'Each group with its own sum and a menu: add a region, take it out of the viewport, hide and show all, rename, delete. Deletions can be undone.',
    },
    {
      title: 'Statistics',
      description:
        'Voxels, volume, highest and mean uptake and total lesion glycolysis of each region. Glycolysis is the product of the mean and the volume that stand beside it.',
    },
    {
      title: 'Voxels of a region',
      description:
        'Select a region to see its voxels by uptake and which of them count: what its figures are made of.',
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
      does: 'Holds the regions as segmentations; `getSegmentationGroupStats` gives the panel the volume of all of them together.',
    },
    {
      label: 'Commands module',
      href: '/platform/extensions/modules/commands',
      does: 'The extension `@ohif/extension-tmtv` brings `calculateTMTV`, `thresholdSegmentationByRectangleROITool` and `exportTMTVReportCSV`.',
    },
    {
      label: 'Segmentation customizations',
      href: '/platform/services/customization-service/Segmentation',
      does: 'The panel is the segmentation panel with a line for the total above its rows, so the same customizations apply.',
    },
    {
      label: 'Toolbar Service',
      href: '/platform/services/data/ToolbarService',
      does: 'Holds the tools of the mode; the threshold is an option of the rectangle tool.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Goes through threshold, export, groups and regions.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'On the slider: one percent less or more.' },
    { keys: ['Page Up', 'Page Down'], does: 'On the slider: ten percent more or less.' },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the strategy, a section or a menu; on a row: selects the region.',
    },
    {
      keys: ['Arrow Left', 'Arrow Right'],
      does: 'On the table, where it is wider than the page: scrolls it.',
    },
  ],
  notes: [
    'A hidden region counts: hiding takes it out of sight, not out of the total.',
    'The viewer takes the highest uptake of all chosen rectangles together, here each region has its own. Its ranges have bounds for CT as well.',
    'The command `calculateTMTV` of the viewer looks at segment 1 of each segmentation; a region that should count has to be that one.',
    'Figures are rounded before they are added and multiplied, so that what is shown can be checked by hand.',
    'Data and figures are invented and no base for a diagnosis.',
  ],
} as const satisfies PatternText;
