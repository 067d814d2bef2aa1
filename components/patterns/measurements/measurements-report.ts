import { toCsv, type CsvCell } from '../files/to-csv';
import { toFileName, type TextFile } from '../files/download-text-file';
import { listMeasurements, getSeries, type Measurement, type MeasurementsState } from './measurements-state';

const fixedColumns = [
  'Patient ID',
  'Patient Name',
  'Study Date',
  'Series Number',
  'Series Description',
  'Modality',
  'Image Number',
  'Label',
  'Tool',
  'Tracked',
];

/** Exports the listed measurements as CSV, with a row for each measurement and a column for each measured quantity. */
export function toMeasurementsCsv(state: MeasurementsState): TextFile {
  const listed = listMeasurements(state);
  const quantities = [...new Set(listed.flatMap(({ values }) => values.map(quantityOf)))];
  const rows = listed.map((measurement) => [
    ...fixedCells(state, measurement),
    ...quantities.map((quantity) => cellOf(measurement, quantity)),
  ]);
  return {
    name: toFileName(`${state.study.patientId} measurements`, 'csv'),
    type: 'text/csv',
    text: toCsv([[...fixedColumns, ...quantities], ...rows]),
  };
}

/** Exports the listed measurements as JSON. Values are numbers, not strings. */
export function toMeasurementsJson(state: MeasurementsState): TextFile {
  const measurements = listMeasurements(state).map((measurement) => {
    const { number, description, modality, isTracked } = getSeries(state, measurement.seriesId);
    return {
      label: measurement.title,
      tool: measurement.toolName,
      isTracked,
      series: { number, description, modality },
      imageNumber: measurement.imageNumber,
      values: measurement.values,
    };
  });
  return {
    name: toFileName(`${state.study.patientId} measurements`, 'json'),
    type: 'application/json',
    text: `${JSON.stringify({ study: state.study, measurements }, null, 2)}\n`,
  };
}

function quantityOf({ name, unit }: Measurement['values'][number]): string {
  return `${name} (${unit})`;
}

function cellOf({ values }: Measurement, quantity: string): CsvCell {
  return values.find((value) => quantityOf(value) === quantity)?.value ?? null;
}

function fixedCells(state: MeasurementsState, measurement: Measurement): CsvCell[] {
  const { patientId, patientName, date } = state.study;
  const { number, description, modality, isTracked } = getSeries(state, measurement.seriesId);
  return [
    patientId,
    patientName,
    date,
    number,
    description,
    modality,
    measurement.imageNumber,
    measurement.title,
    measurement.toolName,
    isTracked ? 'yes' : 'no',
  ];
}
