import { useState } from 'react';
import { DataRow } from '@/components/ui/data-row';

const segments = [
  { id: 1, title: 'Liver', color: '#cd5c5c' },
  { id: 2, title: 'Spleen', color: '#6b8e23' },
  { id: 3, title: 'Left kidney', color: '#4682b4' },
];

export function DataRowSelection() {
  const [selected, setSelected] = useState<number | null>(2);

  return (
    <ul aria-label="Segments" className="w-full max-w-[280px] space-y-px">
      {segments.map(({ id, title, color }) => (
        <li key={id}>
          <DataRow
            number={id}
            title={title}
            colorHex={color}
            isSelected={selected === id}
            onSelect={() => setSelected(selected === id ? null : id)}
          />
        </li>
      ))}
    </ul>
  );
}
