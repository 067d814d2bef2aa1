import { useReducer } from 'react';
import { DataRow } from '@/components/ui/data-row';
import { chestStudy } from '@/components/patterns/measurements/measurements-data';
import {
  createMeasurementsState,
  reduceMeasurements,
} from '@/components/patterns/measurements/measurements-state';

const two = { ...chestStudy, measurements: chestStudy.measurements.slice(0, 2) };

export default function MeasurementsPatternGalleryDemo() {
  const [{ list, study }, dispatch] = useReducer(reduceMeasurements, two, createMeasurementsState);
  return (
    <div className="w-full max-w-[260px]">
      <p className="text-muted-foreground m-0 px-2 py-1 text-sm">{study.description}</p>
      <ul aria-label="Measurements" className="flex flex-col gap-px">
        {list.items.map(({ id, title, values, imageNumber, isVisible }, index) => (
          <li key={id}>
            <DataRow
              number={index + 1}
              title={title}
              details={{
                primary: [`${values.map(({ value }) => value).join(' × ')} mm`],
                secondary: [`I: ${imageNumber}`],
              }}
              isSelected={list.selectedId === id}
              isVisible={isVisible}
              onSelect={() => dispatch({ type: 'select', id })}
              onToggleVisibility={() => dispatch({ type: 'toggle-visibility', id })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
