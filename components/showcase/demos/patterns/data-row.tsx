import { useReducer } from 'react';
import { DataRow } from '@/components/ui/data-row';
import { organRows, type OrganRow } from '@/components/patterns/data-row/data-row-rows';
import { ItemDialogs } from '@/components/patterns/dialogs/item-dialogs';
import { createItemList, reduceItems } from '@/components/patterns/list/item-list';
import { PanelStatus } from '@/components/patterns/list/panel-status';
import { useItemPanel } from '@/components/patterns/list/use-item-panel';

export function DataRowPattern() {
  const [list, dispatch] = useReducer(reduceItems<OrganRow>, organRows, createItemList);
  const { panelRef, dialog, ask, close, remove, undo } = useItemPanel(dispatch);

  return (
    <div ref={panelRef} className="bg-background w-full max-w-[280px] rounded">
      <ul aria-label="Segments" className="flex flex-col gap-px">
        {list.items.map((row, index) => (
          <li key={row.id} data-row={row.id}>
            <DataRow
              number={index + 1}
              title={row.title}
              description={row.description}
              {...(row.colorHex && { colorHex: row.colorHex })}
              isSelected={list.selectedId === row.id}
              isVisible={row.isVisible}
              isLocked={row.isLocked}
              disableEditing={false}
              onSelect={() => dispatch({ type: 'select', id: row.id })}
              onToggleVisibility={() => dispatch({ type: 'toggle-visibility', id: row.id })}
              onToggleLocked={() => dispatch({ type: 'toggle-lock', id: row.id })}
              onRename={() => ask('rename', row)}
              onColor={() => ask('color', row)}
              onDelete={() => remove(row)}
            />
          </li>
        ))}
      </ul>
      <PanelStatus
        message={list.message}
        onUndo={list.removed ? () => undo(list.removed?.item.id) : undefined}
      />
      <ItemDialogs items={list.items} dialog={dialog} dispatch={dispatch} onClose={close} />
    </div>
  );
}
