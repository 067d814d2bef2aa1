'use client';
import { Icons } from '@/components/ui/icons';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuPortal,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { saveFile } from '../files/save-file';
import type { ItemPanel } from '../list/use-item-panel';
import { toSegmentationCsv, toSegmentationJson } from './segmentation-report';
import type { Segmentation, SegmentationAction } from './segmentation-state';

export interface SegmentationMenuProps extends Pick<ItemPanel, 'ask' | 'remove'> {
  segmentation: Segmentation;
  dispatch: (action: SegmentationAction) => void;
}

/** What can be done with a segmentation as a whole. */
export function SegmentationMenu({ segmentation, dispatch, ask, remove }: SegmentationMenuProps) {
  const { id, title, isVisible, list } = segmentation;
  const isAnyShown = list.items.some((segment) => segment.isVisible);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="icon" variant="ghost" aria-label={`Actions for ${title}`}>
          <Icons.More className="size-6" aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem onSelect={() => dispatch({ type: 'add-segmentation' })}>
          Create new segmentation
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => dispatch({ type: 'add-segment', groupId: id })}>
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
        <DropdownMenuItem onSelect={() => ask('rename', segmentation)}>Rename</DropdownMenuItem>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>Export</DropdownMenuSubTrigger>
          <DropdownMenuPortal>
            <DropdownMenuSubContent>
              <DropdownMenuItem onSelect={() => saveFile(toSegmentationCsv(segmentation))}>
                Statistics as CSV
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => saveFile(toSegmentationJson(segmentation))}>
                Segments as JSON
              </DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuPortal>
        </DropdownMenuSub>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => remove(segmentation)}>Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
