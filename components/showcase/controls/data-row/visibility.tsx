import { useState } from 'react';
import { DataRow } from '@/components/ui/data-row';

const segments = [
  { id: 1, title: 'Left lung', color: '#5bcde6' },
  { id: 2, title: 'Right lung', color: '#b8860b' },
  { id: 3, title: 'Nodule, right upper lobe', color: '#e36c9a' },
];

export function DataRowVisibility() {
  const [hidden, setHidden] = useState([2]);

  const toggle = (id: number) =>
    setHidden((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

  return (
    <ul aria-label="Segments" className="w-full max-w-[280px] space-y-px">
      {segments.map(({ id, title, color }) => (
        <li key={id}>
          <DataRow
            number={id}
            title={title}
            colorHex={color}
            isVisible={!hidden.includes(id)}
            onToggleVisibility={() => toggle(id)}
          />
        </li>
      ))}
    </ul>
  );
}
