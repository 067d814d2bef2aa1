'use client';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';
import { ItemGroupMenu } from '../list/item-group-menu';
import type { ItemPanelState } from '../list/use-item-panel';
import type { LesionGroup, TmtvAction } from './tmtv-state';

export interface LesionGroupMenuProps extends Pick<ItemPanelState, 'ask' | 'remove'> {
  group: LesionGroup;
  /** True if there is another region to add. */
  canAdd: boolean;
  dispatch: (action: TmtvAction) => void;
}

/** The menu of actions on a group of regions. */
export function LesionGroupMenu({ group, canAdd, dispatch, ...actions }: LesionGroupMenuProps) {
  return (
    <ItemGroupMenu
      {...actions}
      group={group}
      dispatch={dispatch}
      additions={
        <DropdownMenuItem
          disabled={!canAdd}
          onSelect={() => dispatch({ type: 'add-lesion', groupId: group.id })}
        >
          Add segment
        </DropdownMenuItem>
      }
    />
  );
}
