import { useState } from 'react';
import { DataRow } from '@/components/ui/data-row';

const measurements = [
  {
    number: 1,
    title: 'Lesion, segment IV',
    details: {
      primary: ['Long axis', '  18.4 mm', 'Short axis', '  11.2 mm'],
      secondary: ['S: 4 I: 37'],
    },
  },
  {
    number: 2,
    title: 'Ellipse, spleen',
    details: {
      primary: ['Mean: 112.6 HU', 'Max: 187 HU', 'Min: 41 HU', 'Std dev: 14.9 HU', '', 'Area: 640 mm&sup2;'],
      secondary: ['S: 4 I: 52'],
    },
  },
];

export function DataRowDetails() {
  const [selected, setSelected] = useState(1);

  return (
    <ul aria-label="Measurements" className="w-full max-w-[280px]">
      {measurements.map((measurement) => (
        <li key={measurement.number}>
          <DataRow
            {...measurement}
            isSelected={selected === measurement.number}
            onSelect={() => setSelected(measurement.number)}
          />
        </li>
      ))}
    </ul>
  );
}
