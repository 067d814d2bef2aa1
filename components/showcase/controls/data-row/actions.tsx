import { useRef, useState } from 'react';
import { DataRow } from '@/components/ui/data-row';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

const colors = ['#cd5c5c', '#6b8e23', '#4682b4', '#daa520'];

const segments = [
  { id: 1, title: 'Liver', color: 0, isLocked: false },
  { id: 2, title: 'Portal vein', color: 2, isLocked: true },
  { id: 3, title: 'Segment 3', color: 3, isLocked: false },
];

export function DataRowActions() {
  const [rows, setRows] = useState(segments);
  const [renaming, setRenaming] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const renamed = rows.find((row) => row.id === renaming);

  const change = (id: number, part: Partial<(typeof segments)[number]>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...part } : row)));

  return (
    <div className="w-full max-w-[280px]">
      <ul ref={list} tabIndex={-1} aria-label="Segments" className="space-y-px">
        {rows.map(({ id, title, color, isLocked }) => (
          <li key={id}>
            <DataRow
              number={id}
              title={title}
              colorHex={colors[color] ?? ''}
              isLocked={isLocked}
              onRename={() => {
                setRenaming(id);
                name.current?.focus();
              }}
              onDelete={() => {
                setRows((all) => all.filter((row) => row.id !== id));
                list.current?.focus();
              }}
              onColor={() => change(id, { color: (color + 1) % colors.length })}
              onToggleLocked={() => change(id, { isLocked: !isLocked })}
            />
          </li>
        ))}
      </ul>
      <Label htmlFor="segment-name" className="mt-3 mb-1 block">
        {renamed ? `Name of segment ${renaming}` : 'Name'}
      </Label>
      <Input
        ref={name}
        id="segment-name"
        disabled={!renamed}
        value={renamed?.title ?? ''}
        onChange={(event) => change(renaming, { title: event.target.value })}
      />
      <p role="status" className="pt-2 text-sm text-muted-foreground">
        {rows.length} of {segments.length} segments left
      </p>
    </div>
  );
}
