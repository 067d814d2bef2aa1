import { useState } from 'react';
import { DataRow } from '@/components/ui/data-row';
import { ScrollArea } from '@/components/ui/scroll-area';

const vertebrae = [
  ...Array.from({ length: 7 }, (_, index) => `C${index + 1}`),
  ...Array.from({ length: 12 }, (_, index) => `T${index + 1}`),
  ...Array.from({ length: 5 }, (_, index) => `L${index + 1}`),
].map((title, index, { length }) => ({ title, color: `hsl(${(index * 360) / length} 65% 55%)` }));

export function DataRowMany() {
  const [selected, setSelected] = useState('T12');
  const [hidden, setHidden] = useState(['C1', 'C2']);

  const toggle = (title: string) =>
    setHidden((all) => (all.includes(title) ? all.filter((other) => other !== title) : [...all, title]));

  return (
    <ScrollArea className="h-52 w-full max-w-[280px]">
      <ul aria-label="Vertebrae" className="space-y-px">
        {vertebrae.map(({ title, color }, index) => (
          <li key={title}>
            <DataRow
              number={index + 1}
              title={title}
              colorHex={color}
              isSelected={selected === title}
              onSelect={() => setSelected(title)}
              isVisible={!hidden.includes(title)}
              onToggleVisibility={() => toggle(title)}
            />
          </li>
        ))}
      </ul>
    </ScrollArea>
  );
}
