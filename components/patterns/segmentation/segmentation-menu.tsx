'use client';
import {
  DropdownMenuItem,
  DropdownMenuPortal,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
} from '@/components/ui/dropdown-menu';
import { saveFile } from '../files/save-file';
import { GroupMenu } from '../list/group-menu';
import type { ItemPanel } from '../list/use-item-panel';
import { toSegmentationCsv, toSegmentationJson } from './segmentation-report';
import type { Segmentation, SegmentationAction } from './segmentation-state';

export interface SegmentationMenuProps extends Pick<ItemPanel, 'ask' | 'remove'> {
  segmentation: Segmentation;
  dispatch: (action: SegmentationAction) => void;
}

/** The menu of actions on a segmentation. */
export function SegmentationMenu({ segmentation, dispatch, ...actions }: SegmentationMenuProps) {
  return (
    <GroupMenu
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
            <DropdownMenuItem onSelect={() => saveFile(toSegmentationCsv(segmentation))}>
              Statistics as CSV
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => saveFile(toSegmentationJson(segmentation))}>
              Segments as JSON
            </DropdownMenuItem>
          </DropdownMenuSubContent>
        </DropdownMenuPortal>
      </DropdownMenuSub>
    </GroupMenu>
  );
}
