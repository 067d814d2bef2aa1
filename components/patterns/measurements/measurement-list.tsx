'use client';
import type { RowAction } from '../list/item-list';
import { ItemRow, type ItemRowProps } from '../list/item-row';
import type { MeasuredValue, Measurement, Series } from './measurements-state';

export interface MeasurementListProps extends Pick<ItemRowProps, 'ask' | 'remove'> {
  /** Name of the list for screen readers. */
  label: string;
  measurements: readonly Measurement[];
  series: readonly Series[];
  selectedId: string | null;
  /** Number of the first row. */
  firstNumber?: number;
  /** Text shown when there are no rows. */
  emptyText: string;
  dispatch: (action: RowAction) => void;
}

/** A list of measurements. Each row has measured values at the start, and series and image number at the end. */
export function MeasurementList({
  label,
  measurements,
  series,
  selectedId,
  firstNumber = 1,
  emptyText,
  dispatch,
  ask,
  remove,
}: MeasurementListProps) {
  if (measurements.length === 0) {
    return <p className="text-muted-foreground m-0 px-2 py-2 text-base">{emptyText}</p>;
  }
  return (
    <ul aria-label={label} className="flex flex-col gap-px">
      {measurements.map((measurement, index) => (
        <li key={measurement.id} data-row={measurement.id}>
          <ItemRow
            item={measurement}
            number={firstNumber + index}
            description={`${measurement.toolName}, image ${measurement.imageNumber}`}
            isSelected={measurement.id === selectedId}
            details={detailsOf(measurement, series)}
            dispatch={dispatch}
            ask={ask}
            remove={remove}
          />
        </li>
      ))}
    </ul>
  );
}

/** Returns the lines below a row. Length and width are one line, e.g. `24.6 × 17.2 mm`, as tools display them. */
function detailsOf({ values, seriesId, imageNumber }: Measurement, series: readonly Series[]) {
  const number = series.find(({ id }) => id === seriesId)?.number ?? '?';
  const [first, second] = values;
  const isPair = first?.name === 'Length' && second?.name === 'Width';
  return {
    primary: isPair ? [`${first.value} × ${second.value} ${first.unit}`] : values.map(toLine),
    secondary: [`S: ${number} I: ${imageNumber}`],
  };
}

function toLine({ name, value, unit }: MeasuredValue): string {
  const text = unit === '°' ? `${value}°` : `${value} ${unit}`;
  return name === 'Length' || name === 'Angle' || name === 'Area' ? text : `${name}: ${text}`;
}
