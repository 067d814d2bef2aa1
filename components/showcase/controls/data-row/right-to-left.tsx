import { useState } from 'react';
import { DataRow } from '@/components/ui/data-row';

const segments = [
  { number: 1, title: 'الكبد', colorHex: '#cd5c5c' },
  { number: 2, title: 'الطحال', colorHex: '#6b8e23' },
];

export function DataRowRightToLeft() {
  const [selected, setSelected] = useState(1);
  const [isVisible, setVisible] = useState(true);

  return (
    <ul dir="rtl" lang="ar" aria-label="الأجزاء" className="w-full max-w-[280px] space-y-px">
      {segments.map((segment) => (
        <li key={segment.number}>
          <DataRow
            {...segment}
            isSelected={selected === segment.number}
            onSelect={() => setSelected(segment.number)}
            isVisible={isVisible}
            onToggleVisibility={() => setVisible(!isVisible)}
          />
        </li>
      ))}
    </ul>
  );
}
