import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'measurements',
  name: 'Measurement panel',
  summary:
    'The measurements of a study, tracked and untracked, with their values and locations. You can jump to each image and export the list.',
  parts: [
    {
      title: 'Series',
      description:
        'A switch for each series turns tracking on or off. As in the viewer, tracking applies to the whole series: all of its measurements move into the list or out of it.',
    },
    {
      title: 'Measurements and additional findings',
      description:
        'Rows have values on the left and the series and image on the right. Arrows and points without a value are findings and are listed separately.',
    },
    {
      title: 'Untracked',
      description:
        'Untracked measurements are listed on request. In the image, untracked measurements are dashed and tracked ones are solid.',
    },
    {
      title: 'Jump',
      description:
        'When you select a row, the viewport beside the panel shows its image and highlights the measurement. The arrows below the image move on from there.',
    },
    {
      title: 'Export',
      description:
        'The CSV file has a line for each listed row and a column for each quantity. The JSON file contains the same data, with numbers as numbers. Both contain only the listed rows, with their current names.',
    },
  ],
  sources: [
    { path: 'components/showcase/demos/patterns/measurements.tsx', label: 'Composition' },
    { path: 'components/patterns/measurements/measurement-list.tsx', label: 'Rows' },
    { path: 'components/patterns/measurements/measurements-state.ts', label: 'State' },
    { path: 'components/patterns/measurements/measurements-report.ts', label: 'Export' },
    { path: 'components/patterns/files/to-csv.ts', label: 'CSV' },
  ],
  controls: [
    { label: 'DataRow', href: '/components/DataRowShowcase' },
    { label: 'PanelSection', href: '/components/PanelSectionShowcase' },
    { label: 'Switch', href: '/components/SwitchShowcase' },
    { label: 'Label', href: '/components/LabelShowcase' },
    { label: 'Button', href: '/components/ButtonShowcase' },
    { label: 'Dialog', href: '/components/DialogShowcase' },
  ],
  services: [
    {
      label: 'Measurement Service',
      href: '/platform/services/data/MeasurementService',
      does: 'Stores the measurements and reports changes. Rows run commands such as `jumpToMeasurement`, `renameMeasurement` and `toggleVisibilityMeasurement`.',
    },
    {
      label: 'Measurement tracking',
      href: '/user-guide/viewer/measurement-tracking',
      does: 'Determines which series are tracked. The panel of the tracking extension lists only their measurements.',
    },
    {
      label: 'Measurement panel, for users',
      href: '/user-guide/viewer/measurement-panel',
      does: 'Explains how the real panel works and what its reports contain. The command `downloadCSVMeasurementsReport` creates the CSV file.',
    },
    {
      label: 'Measurement customizations',
      href: '/platform/services/customization-service/Measurements',
      does: '`panelMeasurement.disableEditing` removes the menu from all rows.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through switches, exports, section headings and rows.' },
    { keys: ['Space'], does: 'Turns a switch on or off.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On a section heading: opens or closes the section. On a row: selects the row and jumps to its image.',
    },
    { keys: ['Escape'], does: 'Closes a menu or dialog and returns the focus to the row.' },
  ],
  notes: [
    'The viewer’s CSV separates cells with commas but doesn’t quote them, so a label with a comma shifts the following columns. Here, cells are quoted if necessary.',
    'Users type the labels. If a label starts like a formula, the CSV prefixes it with an apostrophe, so that a spreadsheet displays the label instead of running it.',
    'In the viewer, tracking starts when the user draws a measurement and agrees, and ends in the study browser. Here, switches in the panel start and end tracking, and never delete measurements.',
    'In the viewer’s tracking panel, Delete above the rows untracks the study and, after a question, deletes all measurements. Here, each row has its own Delete, which can be undone.',
    'A DICOM SR report requires a server that stores it. The viewer has a button for it beside CSV.',
  ],
} as const satisfies PatternText;
