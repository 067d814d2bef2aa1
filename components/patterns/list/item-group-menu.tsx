'use client';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icons } from '@/components/ui/icons';
import type { ListItem } from './item-list';
import type { ItemGroup, ItemTreeAction } from './item-tree';
import type { ItemPanelState } from './use-item-panel';

type VisibilityAction = Extract<ItemTreeAction<ListItem>, { type: 'toggle-visibility' | 'show-group' }>;

export interface ItemGroupMenuProps<Item extends ListItem> extends Pick<ItemPanelState, 'ask' | 'remove'> {
  group: ItemGroup<Item>;
  dispatch: (action: VisibilityAction) => void;
  /** Menu items for adding groups or rows, at the top of the menu. */
  additions: ReactNode;
  /** More menu items, between Rename and Delete. */
  children?: ReactNode;
}

/** A menu of actions on a group of rows, such as a segmentation or a group of regions. */
export function ItemGroupMenu<Item extends ListItem>({
  group,
  dispatch,
  ask,
  remove,
  additions,
  children,
}: ItemGroupMenuProps<Item>) {
  const { id, title, isVisible, list } = group;
  const isAnyShown = list.items.some((item) => item.isVisible);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="icon" variant="ghost" aria-label={`Actions for ${title}`}>
          <Icons.More className="size-6" aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {additions}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => dispatch({ type: 'toggle-visibility', id })}>
          {isVisible ? 'Remove from viewport' : 'Add to viewport'}
        </DropdownMenuItem>
        <DropdownMenuItem
          disabled={list.items.length === 0}
          onSelect={() => dispatch({ type: 'show-group', groupId: id, isVisible: !isAnyShown })}
        >
          {isAnyShown ? 'Hide all segments' : 'Show all segments'}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => ask('rename', group)}>Rename</DropdownMenuItem>
        {children}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => remove(group)}>Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
