'use client';
import {
  DropdownMenuItem,
  DropdownMenuPortal,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';
import { downloadTextFile } from '../files/download-text-file';
import { ItemGroupMenu } from '../list/item-group-menu';
import type { ItemPanelState } from '../list/use-item-panel';
import { toSegmentationCsv, toSegmentationJson } from './segmentation-report';
import type { Segmentation, SegmentationAction } from './segmentation-state';

export interface SegmentationMenuProps extends Pick<ItemPanelState, 'ask' | 'remove'> {
  segmentation: Segmentation;
  dispatch: (action: SegmentationAction) => void;
}

/** The menu of actions on a segmentation. */
export function SegmentationMenu({ segmentation, dispatch, ...actions }: SegmentationMenuProps) {
  return (
    <ItemGroupMenu
      {...actions}
      group={segmentation}
      dispatch={dispatch}
      additions={
        <>
          <DropdownMenuItem onSelect={() => dispatch({ type: 'add-segmentation' })}>
            Create new segmentation
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => dispatch({ type: 'add-segment', groupId: segmentation.id })}>
            Add segment
          </DropdownMenuItem>
        </>
      }
    >
      <DropdownMenuSub>
        <DropdownMenuSubTrigger>Export</DropdownMenuSubTrigger>
        <DropdownMenuPortal>
          <DropdownMenuSubContent>
            <DropdownMenuItem onSelect={() => downloadTextFile(toSegmentationCsv(segmentation))}>
              Statistics as CSV
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => downloadTextFile(toSegmentationJson(segmentation))}>
              Segments as JSON
            </DropdownMenuItem>
          </DropdownMenuSubContent>
        </DropdownMenuPortal>
      </DropdownMenuSub>
    </ItemGroupMenu>
  );
}
