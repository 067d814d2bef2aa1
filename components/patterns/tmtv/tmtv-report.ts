import { toCsv, type CsvCell } from '../files/to-csv';
import { toFileName, type TextFile } from '../files/download-text-file';
import { measureLesions, sumLesions, type TmtvState } from './tmtv-state';

/** Exports the table of the panel with its total as CSV, followed by the settings that the values depend on. */
export function toTmtvCsv(state: TmtvState): TextFile {
  const lesions = measureLesions(state);
  const total = sumLesions(lesions);
  const head = ['Group', 'Region', 'Voxels', 'Volume (mL)', 'SUV max', 'SUV mean', 'TLG'];
  const rows = lesions.map(({ group, lesion, statistics }) => [
    group.title,
    lesion.title,
    statistics.voxels,
    statistics.volume,
    statistics.suvMax,
    statistics.suvMean,
    statistics.glycolysis,
  ]);
  return {
    name: toFileName(`${state.patientId} tmtv`, 'csv'),
    type: 'text/csv',
    text: toCsv([
      head,
      ...rows,
      ['Total', null, total.voxels, total.volume, null, null, total.glycolysis],
      [],
      ['Patient ID', state.patientId],
      ['Voxel volume (mL)', state.voxelVolume],
      ...thresholdRows(state),
    ]),
  };
}

function thresholdRows({ threshold }: TmtvState): CsvCell[][] {
  if (threshold.strategy === 'roi_stat') return [['Threshold (% of SUV max)', threshold.percent]];
  return [
    ['Threshold, lower SUV', threshold.lower],
    ['Threshold, upper SUV', threshold.upper],
  ];
}
