import { useReducer, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icons } from '@/components/ui/icons';
import {
  ResizableHandle,
  ResizablePanel,
  ResizablePanelGroup,
  type ImperativePanelHandle,
} from '@/components/ui/resizable';
import { ScrollArea } from '@/components/ui/scroll-area';
import { ItemDialogs } from '@/components/patterns/dialogs/item-dialogs';
import { getActiveGroup, getRestorableItem } from '@/components/patterns/list/item-tree';
import { PanelStatus } from '@/components/patterns/list/panel-status';
import { useItemPanel } from '@/components/patterns/list/use-item-panel';
import { SegmentList } from '@/components/patterns/segmentation/segment-list';
import { abdomenSegmentations } from '@/components/patterns/segmentation/segmentation-data';
import { SegmentationPreview } from '@/components/patterns/segmentation/segmentation-preview';
import {
  createSegmentationState,
  reduceSegmentation,
} from '@/components/patterns/segmentation/segmentation-state';
import { CollapseButton } from '@/components/patterns/split-panel/collapse-button';
import { SegmentationRows } from '@/components/patterns/split-panel/segmentation-rows';

export function SplitPanelPattern() {
  const [state, dispatch] = useReducer(reduceSegmentation, abdomenSegmentations, createSegmentationState);
  const { panelRef, dialog, ask, close, remove, undo } = useItemPanel(dispatch);
  const upper = useRef<ImperativePanelHandle>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  const segmentations = state.tree.groups.items;
  const active = getActiveGroup(state.tree);
  const removed = getRestorableItem(state.tree);
  const rows = { dispatch, ask, remove };

  return (
    <div className="flex flex-wrap items-start gap-4">
      <div ref={panelRef} className="bg-background w-full max-w-[320px] rounded">
        <CollapseButton
          label={`Segmentations (${segmentations.length})`}
          controls="split-segmentations"
          isCollapsed={isCollapsed}
          onToggle={() => (isCollapsed ? upper.current?.expand() : upper.current?.collapse())}
        />
        <div className="h-[420px]">
          <ResizablePanelGroup direction="vertical" autoSaveId="segmentation-split">
            <ResizablePanel
              ref={upper}
              id="split-segmentations"
              defaultSize={40}
              minSize={20}
              collapsible
              onCollapse={() => setCollapsed(true)}
              onExpand={() => setCollapsed(false)}
            >
              <ScrollArea aria-label="List of segmentations" inert={isCollapsed}>
                <SegmentationRows {...rows} segmentations={segmentations} activeId={active?.id ?? null} />
              </ScrollArea>
            </ResizablePanel>
            <ResizableHandle withHandle aria-label="Height of the list of segmentations" />
            <ResizablePanel id="split-segments" defaultSize={60} minSize={30}>
              {active && (
                <ScrollArea aria-label={`List of segments of ${active.title}`}>
                  <div className="flex items-center justify-between gap-2 px-2 py-1">
                    <h3 className="text-foreground m-0 min-w-0 text-base">{active.title}</h3>
                    <Button
                      size="icon"
                      variant="ghost"
                      aria-label={`Add segment to ${active.title}`}
                      onClick={() => dispatch({ type: 'add-segment', groupId: active.id })}
                    >
                      <Icons.Add className="size-5" aria-hidden="true" />
                    </Button>
                  </div>
                  <SegmentList {...rows} segmentation={active} />
                </ScrollArea>
              )}
            </ResizablePanel>
          </ResizablePanelGroup>
        </div>
        <PanelStatus message={state.tree.message} onUndo={removed ? () => undo(removed.id) : undefined} />
        <ItemDialogs
          items={segmentations.flatMap((group) => [group, ...group.list.items])}
          dialog={dialog}
          dispatch={dispatch}
          onClose={close}
        />
      </div>
      <section
        aria-label="Viewport"
        className="border-input sticky top-20 max-w-[440px] flex-[1_1_240px] overflow-hidden rounded border"
      >
        <SegmentationPreview state={state} />
      </section>
    </div>
  );
}
