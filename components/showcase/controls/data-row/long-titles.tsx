import { useState } from 'react';
import { DataRow } from '@/components/ui/data-row';

const rows = [
  {
    number: 9,
    title: 'Lymph node',
    description: 'Right paratracheal, station 4R. Short axis below 10 mm.',
  },
  {
    number: 10,
    title:
      'Consolidation with air bronchogram in the posterior basal segment of the left lower lobe, new since the prior study',
  },
  { number: 1024, title: 'LeftAnteriorDescendingArtery_centerline_refined_v2' },
];

export function DataRowLongTitles() {
  const [selected, setSelected] = useState(10);

  return (
    <ul aria-label="Findings" className="w-full max-w-[280px] space-y-px">
      {rows.map((row) => (
        <li key={row.number}>
          <DataRow {...row} isSelected={selected === row.number} onSelect={() => setSelected(row.number)} />
        </li>
      ))}
    </ul>
  );
}
