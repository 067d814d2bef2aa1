'use client';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icons } from '@/components/ui/icons';
import type { ItemPanel } from '../list/use-item-panel';
import type { LesionGroup, TmtvAction } from './tmtv-state';

export interface LesionGroupMenuProps extends Pick<ItemPanel, 'ask' | 'remove'> {
  group: LesionGroup;
  /** Whether a region is left to add. */
  canAdd: boolean;
  dispatch: (action: TmtvAction) => void;
}

/** What can be done with a group as a whole. */
export function LesionGroupMenu({ group, canAdd, dispatch, ask, remove }: LesionGroupMenuProps) {
  const { id, title, isVisible, list } = group;
  const isAnyShown = list.items.some((lesion) => lesion.isVisible);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="icon" variant="ghost" aria-label={`Actions for ${title}`}>
          <Icons.More className="size-6" aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem disabled={!canAdd} onSelect={() => dispatch({ type: 'add-lesion', groupId: id })}>
          Add segment
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => dispatch({ type: 'toggle-visibility', id })}>
          {isVisible ? 'Remove from viewport' : 'Put back into viewport'}
        </DropdownMenuItem>
        <DropdownMenuItem
          disabled={list.items.length === 0}
          onSelect={() => dispatch({ type: 'show-group', groupId: id, isVisible: !isAnyShown })}
        >
          {isAnyShown ? 'Hide all segments' : 'Show all segments'}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => ask('rename', group)}>Rename</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => remove(group)}>Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
