import {
  createItemList,
  reduceItems,
  type ListAction,
  type ItemList,
  type ListItem,
} from '../list/item-list';

/** A measured value, e.g. a length of 24.6 mm. */
export interface MeasuredValue {
  name: string;
  value: number;
  unit: string;
}

export interface Measurement extends ListItem {
  toolName: string;
  seriesId: string;
  imageNumber: number;
  values: readonly MeasuredValue[];
  /** True for a mark without a value. Findings have their own section in the panel. */
  isFinding: boolean;
  /** Points in percent of the image size, in the order in which the tool sets them. */
  points: readonly (readonly [x: number, y: number])[];
}

export interface Series {
  id: string;
  number: number;
  modality: string;
  description: string;
  imageCount: number;
  /** True if measurements of the series are always listed. The viewer tracks series, not single measurements. */
  isTracked: boolean;
}

export interface Study {
  patientId: string;
  patientName: string;
  /** Date in ISO 8601 format, e.g. `2024-01-01`. */
  date: string;
  description: string;
}

export interface MeasurementsState {
  study: Study;
  series: readonly Series[];
  list: ItemList<Measurement>;
  isUntrackedShown: boolean;
  /** The image that the viewport shows. */
  position: { seriesId: string; imageNumber: number };
}

export type MeasurementsAction =
  | ListAction
  | { type: 'track'; seriesId: string; isTracked: boolean }
  | { type: 'show-untracked'; isShown: boolean }
  | { type: 'scroll'; by: number };

export type MeasurementsData = Pick<MeasurementsState, 'study' | 'series'> & {
  measurements: readonly Measurement[];
};

/** Creates the initial state: no selection, no untracked measurements, and the image of the first measurement. */
export function createMeasurementsState({
  study,
  series,
  measurements,
}: MeasurementsData): MeasurementsState {
  const [first] = measurements;
  return {
    study,
    series,
    list: createItemList(measurements),
    isUntrackedShown: false,
    position: {
      seriesId: first?.seriesId ?? series[0]?.id ?? '',
      imageNumber: first?.imageNumber ?? 1,
    },
  };
}

export function reduceMeasurements(state: MeasurementsState, action: MeasurementsAction): MeasurementsState {
  switch (action.type) {
    case 'track':
      return track(state, action.seriesId, action.isTracked);
    case 'show-untracked':
      return say(
        { ...state, isUntrackedShown: action.isShown },
        action.isShown ? 'Untracked measurements shown.' : 'Untracked measurements hidden.',
      );
    case 'scroll':
      return scroll(state, action.by);
    case 'select':
      return jump({ ...state, list: reduceItems(state.list, action) });
    default:
      return { ...state, list: reduceItems(state.list, action) };
  }
}

/** Returns the series with an id. Throws if there is none, because the sample data is then inconsistent. */
export function getSeries(state: Pick<MeasurementsState, 'series'>, seriesId: string): Series {
  const series = state.series.find(({ id }) => id === seriesId);
  if (!series) throw new Error(`There is no series ${seriesId}.`);
  return series;
}

/** Returns the rows of each section of the panel. Untracked measurements are included only if they are listed. */
export function getMeasurementsBySection(state: MeasurementsState) {
  const isTracked = ({ seriesId }: Measurement) => getSeries(state, seriesId).isTracked;
  const tracked = state.list.items.filter(isTracked);
  return {
    measurements: tracked.filter(({ isFinding }) => !isFinding),
    findings: tracked.filter(({ isFinding }) => isFinding),
    untracked: state.isUntrackedShown ? state.list.items.filter((each) => !isTracked(each)) : [],
  };
}

/** Returns all rows of the panel, section by section, in the order of the export. */
export function listMeasurements(state: MeasurementsState): Measurement[] {
  const { measurements, findings, untracked } = getMeasurementsBySection(state);
  return [...measurements, ...findings, ...untracked];
}

function say(state: MeasurementsState, message: string): MeasurementsState {
  return { ...state, list: { ...state.list, message } };
}

function track(state: MeasurementsState, seriesId: string, isTracked: boolean): MeasurementsState {
  const series = state.series.map((each) => (each.id === seriesId ? { ...each, isTracked } : each));
  const { number } = getSeries(state, seriesId);
  const selected = state.list.items.find(({ id }) => id === state.list.selectedId);
  const hidesSelected = !isTracked && !state.isUntrackedShown && selected?.seriesId === seriesId;
  const list = hidesSelected ? { ...state.list, selectedId: null } : state.list;
  return say({ ...state, series, list }, `Series ${number} ${isTracked ? 'tracked' : 'no longer tracked'}.`);
}

function scroll(state: MeasurementsState, by: number): MeasurementsState {
  const { seriesId, imageNumber } = state.position;
  const { imageCount, number } = getSeries(state, seriesId);
  const next = Math.min(Math.max(imageNumber + by, 1), imageCount);
  return say(
    { ...state, position: { seriesId, imageNumber: next } },
    `Series ${number}, image ${next} of ${imageCount}.`,
  );
}

function jump(state: MeasurementsState): MeasurementsState {
  const selected = state.list.items.find(({ id }) => id === state.list.selectedId);
  if (!selected) return state;
  const { seriesId, imageNumber, title } = selected;
  return say(
    { ...state, position: { seriesId, imageNumber } },
    `Jumped to ${title}: series ${getSeries(state, seriesId).number}, image ${imageNumber}.`,
  );
}
