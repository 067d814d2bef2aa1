import { useState } from 'react';
import { DataRow } from '@/components/ui/data-row';

const segments = [
  { number: 1, title: 'Liver', colorHex: '#cd5c5c' },
  { number: 2, title: 'Spleen', colorHex: '#6b8e23' },
  { number: 3, title: 'Pancreas', colorHex: '#4682b4' },
];

export default function DataRowGalleryDemo() {
  const [selected, setSelected] = useState(2);

  return (
    <div className="w-[216px] max-w-full space-y-px">
      {segments.map((segment) => (
        <DataRow
          key={segment.number}
          {...segment}
          isSelected={selected === segment.number}
          onSelect={() => setSelected(segment.number)}
        />
      ))}
    </div>
  );
}
