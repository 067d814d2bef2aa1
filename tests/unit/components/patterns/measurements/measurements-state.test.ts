import { expect, it } from 'vitest';
import { chestStudy } from '@/components/patterns/measurements/measurements-data';
import {
  toMeasurementsCsv,
  toMeasurementsJson,
} from '@/components/patterns/measurements/measurements-report';
import {
  createMeasurementsState,
  listMeasurements,
  reduceMeasurements,
  getMeasurementsBySection,
  type MeasurementsAction,
} from '@/components/patterns/measurements/measurements-state';

const start = createMeasurementsState(chestStudy);
const after = (...actions: MeasurementsAction[]) => actions.reduce(reduceMeasurements, start);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

it('SC-08 the measurements panel lists tracked measurements and findings separately, and no untracked ones', () => {
  const sections = getMeasurementsBySection(start);
  expect(ids(sections.measurements)).toEqual(['nodule', 'aorta', 'vertebra', 'effusion', 'carina']);
  expect(ids(sections.findings)).toEqual(['calcification']);
  expect(sections.untracked).toEqual([]);
});

it('SC-08 untracking a series deselects its measurement, unless the panel lists untracked ones too', () => {
  const select = { type: 'select', id: 'nodule' } as const;
  const untrack = { type: 'track', seriesId: 'axial', isTracked: false } as const;
  expect(after(select, untrack).list.selectedId).toBeNull();
  const showAll = { type: 'show-untracked', isShown: true } as const;
  expect(after(showAll, select, untrack).list.selectedId).toBe('nodule');
});

it('SC-08 scrolling the viewport of measurements stays within the images of the series', () => {
  expect(after({ type: 'scroll', by: -99 }).position.imageNumber).toBe(1);
  expect(after({ type: 'scroll', by: 1 }).position.imageNumber).toBe(43);
  expect(after({ type: 'scroll', by: 999 }).position.imageNumber).toBe(120);
});

it('SC-08 the CSV file of measurements has a line per listed measurement and a column per quantity', () => {
  const { name, text } = toMeasurementsCsv(start);
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(name).toBe('CHEST-0042-measurements.csv');
  expect(head).toBe(
    'Patient ID,Patient Name,Study Date,Series Number,Series Description,Modality,Image Number,Label,Tool,Tracked,Length (mm),Width (mm),Area (mm²),Mean (HU),Max (HU),Angle (°)',
  );
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe(
    'CHEST-0042,"Doe, Alex",2024-01-01,2,Chest axial 1.25 mm,CT,42,"Nodule, right upper lobe",Bidirectional,yes,24.6,17.2,,,,',
  );
  expect(lines[3]).toContain(',-8.6,31,');
});

it('SC-08 the CSV and JSON exports contain exactly the listed measurements, with their current names', () => {
  const state = after(
    { type: 'show-untracked', isShown: true },
    { type: 'delete', id: 'aorta' },
    { type: 'rename', id: 'nodule', title: '=1+1' },
  );
  const { measurements } = JSON.parse(toMeasurementsJson(state).text);
  const titles = listMeasurements(state).map(({ title }) => title);
  expect(measurements.map(({ label }: { label: string }) => label)).toEqual(titles);
  expect(measurements[0].label).toBe('=1+1');
  expect(measurements[0].values[0]).toEqual({ name: 'Length', value: 24.6, unit: 'mm' });
  const csv = toMeasurementsCsv(state).text;
  expect(csv).toContain(",'=1+1,");
  expect(csv).toContain('Mean (SUV)');
  expect(csv).not.toContain('Ascending aorta');
});
