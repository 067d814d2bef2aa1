import { toCsv } from '../files/to-csv';
import { toFileName, type TextFile } from '../files/download-text-file';
import type { Segmentation } from './segmentation-state';

/** Exports a segmentation as CSV, with a row for each segment and a column for each statistic. */
export function toSegmentationCsv({ title, list }: Segmentation): TextFile {
  const labels = [...new Set(list.items.flatMap(({ statistics }) => statistics.map(({ label }) => label)))];
  const rows = list.items.map(({ title: segment, colorHex = null, isVisible, statistics }, index) => [
    index + 1,
    segment,
    colorHex,
    isVisible ? 'yes' : 'no',
    ...labels.map((label) => statistics.find((each) => each.label === label)?.value ?? null),
  ]);
  return {
    name: toFileName(title, 'csv'),
    type: 'text/csv',
    text: toCsv([['Number', 'Segment', 'Color', 'Visible', ...labels], ...rows]),
  };
}

/** Exports names, colors and order of the segments as JSON, for use in another segmentation. */
export function toSegmentationJson({ title, list }: Segmentation): TextFile {
  const segments = list.items.map(({ title: label, colorHex, isVisible, isLocked }, index) => ({
    segmentIndex: index + 1,
    label,
    color: colorHex,
    visible: isVisible,
    locked: isLocked,
  }));
  return {
    name: toFileName(title, 'json'),
    type: 'application/json',
    text: `${JSON.stringify({ label: title, segments }, null, 2)}\n`,
  };
}
