import { useReducer } from 'react';
import { Button } from '@/components/ui/button';
import { Icons } from '@/components/ui/icons';
import { PanelSection } from '@/components/ui/panel-section';
import { ItemDialogs } from '@/components/patterns/dialogs/item-dialogs';
import { getActiveGroup, getRestorableItem } from '@/components/patterns/list/item-tree';
import { PanelStatus } from '@/components/patterns/list/panel-status';
import { useItemPanel } from '@/components/patterns/list/use-item-panel';
import { AppearanceSettings } from '@/components/patterns/segmentation/appearance-settings';
import { SegmentList } from '@/components/patterns/segmentation/segment-list';
import { SegmentStatistics } from '@/components/patterns/segmentation/segment-statistics';
import { abdomenSegmentations } from '@/components/patterns/segmentation/segmentation-data';
import { SegmentationMenu } from '@/components/patterns/segmentation/segmentation-menu';
import { SegmentationPreview } from '@/components/patterns/segmentation/segmentation-preview';
import { SegmentationSelect } from '@/components/patterns/segmentation/segmentation-select';
import {
  createSegmentationState,
  reduceSegmentation,
} from '@/components/patterns/segmentation/segmentation-state';

export function SegmentationPattern() {
  const [state, dispatch] = useReducer(reduceSegmentation, abdomenSegmentations, createSegmentationState);
  const { panelRef, dialog, ask, close, remove, undo } = useItemPanel(dispatch);
  const segmentations = state.tree.groups.items;
  const active = getActiveGroup(state.tree);
  const selected = active?.list.items.find(({ id }) => id === active.list.selectedId);
  const removed = getRestorableItem(state.tree);
  const isAnyShown = active?.list.items.some(({ isVisible }) => isVisible) ?? false;

  return (
    <div className="flex flex-wrap items-start gap-4">
      <div ref={panelRef} className="bg-background w-full max-w-[280px] rounded">
        <PanelSection defaultOpen={false}>
          <PanelSection.Header>Appearance settings</PanelSection.Header>
          <PanelSection.Content>
            <AppearanceSettings
              appearance={state.appearance}
              onChange={(change) => dispatch({ type: 'appearance', change })}
            />
          </PanelSection.Content>
        </PanelSection>
        <PanelSection>
          <PanelSection.Header>Segmentations ({segmentations.length})</PanelSection.Header>
          <PanelSection.Content>
            {active ? (
              <>
                <div data-row={active.id} className="flex items-center gap-1 px-1 py-1.5">
                  <SegmentationMenu segmentation={active} dispatch={dispatch} ask={ask} remove={remove} />
                  <SegmentationSelect
                    segmentations={segmentations}
                    activeId={active.id}
                    onActivate={(id) => dispatch({ type: 'select', id })}
                  />
                </div>
                <div className="flex items-center justify-between px-1 pb-1">
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => dispatch({ type: 'add-segment', groupId: active.id })}
                  >
                    <Icons.Add className="size-5" aria-hidden="true" />
                    Add segment
                  </Button>
                  <Button
                    size="icon"
                    variant="ghost"
                    aria-label={isAnyShown ? 'Hide all segments' : 'Show all segments'}
                    onClick={() =>
                      dispatch({ type: 'show-group', groupId: active.id, isVisible: !isAnyShown })
                    }
                  >
                    {isAnyShown ? <Icons.Hide className="size-6" /> : <Icons.Show className="size-6" />}
                  </Button>
                </div>
                <SegmentList segmentation={active} dispatch={dispatch} ask={ask} remove={remove} />
              </>
            ) : (
              <Button variant="ghost" onClick={() => dispatch({ type: 'add-segmentation' })}>
                <Icons.Add className="size-5" aria-hidden="true" />
                Add segmentation
              </Button>
            )}
          </PanelSection.Content>
        </PanelSection>
        {selected && (
          <PanelSection>
            <PanelSection.Header>Statistics</PanelSection.Header>
            <PanelSection.Content className="bg-muted px-2 py-2">
              <SegmentStatistics segment={selected} />
            </PanelSection.Content>
          </PanelSection>
        )}
        <PanelStatus message={state.tree.message} onUndo={removed ? () => undo(removed.id) : undefined} />
        <ItemDialogs
          items={active ? [active, ...active.list.items] : []}
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
