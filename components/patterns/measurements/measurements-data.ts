import type { MeasuredValue, Measurement, MeasurementsData } from './measurements-state';

const shown = { colorHex: '#ffd166', isVisible: true, isLocked: false, isFinding: false };
const length = (value: number): MeasuredValue => ({ name: 'Length', value, unit: 'mm' });
const width = (value: number): MeasuredValue => ({ name: 'Width', value, unit: 'mm' });
const area = (value: number): MeasuredValue => ({ name: 'Area', value, unit: 'mm²' });
const mean = (value: number, unit = 'HU'): MeasuredValue => ({ name: 'Mean', value, unit });
const max = (value: number, unit = 'HU'): MeasuredValue => ({ name: 'Max', value, unit });

const measurements: readonly Measurement[] = [
  {
    ...shown,
    id: 'nodule',
    title: 'Nodule, right upper lobe',
    toolName: 'Bidirectional',
    seriesId: 'axial',
    imageNumber: 42,
    values: [length(24.6), width(17.2)],
    points: [
      [24, 38],
      [38, 46],
      [34, 36],
      [28, 48],
    ],
  },
  {
    ...shown,
    id: 'aorta',
    title: 'Ascending aorta',
    toolName: 'Length',
    seriesId: 'axial',
    imageNumber: 42,
    values: [length(34.1)],
    points: [
      [44, 42],
      [58, 46],
    ],
  },
  {
    ...shown,
    id: 'vertebra',
    title: 'Vertebral body, density',
    toolName: 'EllipticalROI',
    seriesId: 'axial',
    imageNumber: 58,
    values: [area(512.4), mean(171.3), max(248)],
    points: [
      [43, 68],
      [57, 80],
    ],
    isLocked: true,
  },
  {
    ...shown,
    id: 'effusion',
    title: 'Effusion along the dorsal pleura, left, deepest extent in supine position',
    toolName: 'RectangleROI',
    seriesId: 'axial',
    imageNumber: 58,
    values: [area(1840.9), mean(-8.6), max(31)],
    points: [
      [66, 60],
      [82, 74],
    ],
    isVisible: false,
  },
  {
    ...shown,
    id: 'carina',
    title: 'Carina',
    toolName: 'Angle',
    seriesId: 'coronal',
    imageNumber: 17,
    values: [{ name: 'Angle', value: 63.5, unit: '°' }],
    points: [
      [40, 62],
      [50, 40],
      [61, 62],
    ],
  },
  {
    ...shown,
    id: 'calcification',
    title: 'Calcified node, check prior',
    toolName: 'ArrowAnnotate',
    seriesId: 'axial',
    imageNumber: 36,
    values: [],
    isFinding: true,
    points: [
      [54, 52],
      [68, 30],
    ],
  },
  {
    ...shown,
    id: 'uptake',
    title: 'Uptake, right upper lobe',
    toolName: 'CircleROI',
    seriesId: 'pet',
    imageNumber: 40,
    values: [area(421.7), mean(5.2, 'SUV'), max(8.9, 'SUV')],
    points: [
      [25, 36],
      [37, 48],
    ],
  },
  {
    ...shown,
    id: 'reference',
    title: 'Mediastinal blood pool',
    toolName: 'CircleROI',
    seriesId: 'pet',
    imageNumber: 44,
    values: [area(150.2), mean(1.6, 'SUV'), max(2.1, 'SUV')],
    points: [
      [46, 42],
      [54, 50],
    ],
  },
];

/** A fictitious chest follow-up with plausible values, two tracked series and an untracked one. */
export const chestStudy: MeasurementsData = {
  study: {
    patientId: 'CHEST-0042',
    patientName: 'Doe, Alex',
    date: '2024-01-01',
    description: 'PET/CT chest, follow-up',
  },
  series: [
    {
      id: 'axial',
      number: 2,
      modality: 'CT',
      description: 'Chest axial 1.25 mm',
      imageCount: 120,
      isTracked: true,
    },
    {
      id: 'coronal',
      number: 3,
      modality: 'CT',
      description: 'Chest coronal 3 mm',
      imageCount: 64,
      isTracked: true,
    },
    { id: 'pet', number: 5, modality: 'PT', description: 'PET corrected', imageCount: 98, isTracked: false },
  ],
  measurements,
};
