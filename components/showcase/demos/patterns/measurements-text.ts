import type { PatternText } from '@/components/showcase/types';

export const patternText = {
  id: 'measurements',
  route: '/patterns/patterns-measurements',
  name: 'Measurement panel',
  summary:
    'What has been measured in a study: tracked and untracked, with values and place, a way to each image, and an export of what is listed.',
  parts: [
    {
      title: 'Series',
      description:
        'A switch for each series says whether its measurements are tracked. Tracking belongs to the series, as in the viewer: all of its measurements move into the list, or out of it.',
    },
    {
      title: 'Measurements and additional findings',
      description:
        'Rows with values on the left and series and image on the right. Arrows and points without a value are findings and stand apart.',
    },
    {
      title: 'Untracked',
      description:
        'Untracked measurements are listed when asked for. In the image they are dashed, tracked ones drawn through.',
    },
    {
      title: 'Jump',
      description:
        'Choosing a row goes to its image in the viewport beside the panel and draws the measurement stronger. The arrows below the image go on from there.',
    },
    {
      title: 'Export',
      description:
        'CSV has a line for each listed row and a column for each quantity; JSON holds the same with numbers as numbers. Both hold just what is listed, with the names of the moment.',
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
      does: 'Holds the measurements and tells of changes; rows run commands such as `jumpToMeasurement`, `renameMeasurement` and `toggleVisibilityMeasurement`.',
    },
    {
      label: 'Measurement tracking',
      href: '/user-guide/viewer/measurement-tracking',
      does: 'Decides which series are tracked; the panel of the tracking extension lists measurements of those alone.',
    },
    {
      label: 'Measurement panel, for users',
      href: '/user-guide/viewer/measurement-panel',
      does: 'Says how the real panel works, and what its reports hold. CSV comes from the command `downloadCSVMeasurementsReport`.',
    },
    {
      label: 'Measurement customizations',
      href: '/platform/services/customization-service/Measurements',
      does: '`panelMeasurement.disableEditing` takes the menu away from all rows.',
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Goes through switches, exports, headings of sections and rows.' },
    { keys: ['Space'], does: 'Turns a switch on or off.' },
    {
      keys: ['Enter', 'Space'],
      does: 'On the heading of a section: opens or closes it. On a row: selects it and jumps to its image.',
    },
    { keys: ['Escape'], does: 'Closes a menu or dialog; the focus returns to the row.' },
  ],
  notes: [
    'The viewer’s own CSV joins cells with commas and quotes none, so a label with a comma shifts the columns behind it. Here cells are quoted where they need it.',
    'Labels are typed by people. One that begins like a formula gets an apostrophe in the CSV, so that a spreadsheet shows it and does not run it.',
    'In the viewer tracking begins when a measurement is drawn and the user agrees, and ends in the study browser; here the switches stand in the panel. Neither deletes a measurement.',
    'Delete above the rows of the viewer’s tracking panel untracks the study and deletes all measurements after a question. Here each row has its own, with a way back.',
    'A report as DICOM SR needs a server to store it; the viewer has a button for it beside CSV.',
  ],
} as const satisfies PatternText;
