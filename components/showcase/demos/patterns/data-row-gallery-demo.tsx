import { useReducer } from 'react';
import { DataRow } from '@/components/ui/data-row';
import { organRows, type OrganRow } from '@/components/patterns/data-row/data-row-rows';
import { createItemList, reduceItems } from '@/components/patterns/list/item-list';

export default function DataRowPatternGalleryDemo() {
  const [list, dispatch] = useReducer(reduceItems<OrganRow>, organRows.slice(0, 3), createItemList);
  return (
    <ul aria-label="Segments" className="flex w-full max-w-[260px] flex-col gap-px">
      {list.items.map((row, index) => (
        <li key={row.id}>
          <DataRow
            number={index + 1}
            title={row.title}
            {...(row.colorHex && { colorHex: row.colorHex })}
            isSelected={list.selectedId === row.id}
            isVisible={row.isVisible}
            isLocked={row.isLocked}
            onSelect={() => dispatch({ type: 'select', id: row.id })}
            onToggleVisibility={() => dispatch({ type: 'toggle-visibility', id: row.id })}
            onToggleLocked={() => dispatch({ type: 'toggle-lock', id: row.id })}
          />
        </li>
      ))}
    </ul>
  );
}
