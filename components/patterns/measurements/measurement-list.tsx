'use client';
import type { RowAction } from '../list/item-list';
import { ItemRow, type ItemRowProps } from '../list/item-row';
import type { MeasuredValue, Measurement, Series } from './measurements-state';

export interface MeasurementListProps extends Pick<ItemRowProps, 'ask' | 'remove'> {
  /** Name of the list. */
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

/** Measurements as rows: what was measured on the left, where on the right. */
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

/** Values shown below the title of a row. A pair of length and width is one line, as tools draw it. */
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
