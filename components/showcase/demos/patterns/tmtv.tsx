import { useReducer } from 'react';
import { Button } from '@/components/ui/button';
import { Icons } from '@/components/ui/icons';
import { PanelSection } from '@/components/ui/panel-section';
import { ItemDialogs } from '@/components/patterns/dialogs/item-dialogs';
import { downloadTextFile } from '@/components/patterns/files/download-text-file';
import { getActiveGroup, getRestorableItem } from '@/components/patterns/list/item-tree';
import { PanelStatus } from '@/components/patterns/list/panel-status';
import { useItemPanel } from '@/components/patterns/list/use-item-panel';
import { LesionGroups } from '@/components/patterns/tmtv/lesion-groups';
import { StatisticsTable } from '@/components/patterns/tmtv/statistics-table';
import { ThresholdSettings } from '@/components/patterns/tmtv/threshold-settings';
import { lymphomaStudy } from '@/components/patterns/tmtv/tmtv-data';
import { toTmtvCsv } from '@/components/patterns/tmtv/tmtv-report';
import {
  createTmtvState,
  reduceTmtv,
  getThresholdError,
  measureLesions,
  sumLesions,
} from '@/components/patterns/tmtv/tmtv-state';
import { UptakeHistogram } from '@/components/patterns/tmtv/uptake-histogram';
import { UptakeProjection } from '@/components/patterns/tmtv/uptake-projection';

export function TmtvPattern() {
  const [state, dispatch] = useReducer(reduceTmtv, lymphomaStudy, createTmtvState);
  const { panelRef, dialog, ask, close, remove, undo } = useItemPanel(dispatch);
  const groups = state.tree.groups.items;
  const active = getActiveGroup(state.tree);
  const selected = active?.list.items.find(({ id }) => id === active.list.selectedId);
  const removed = getRestorableItem(state.tree);
  const lesions = measureLesions(state);

  return (
    <div className="flex flex-wrap items-start gap-4">
      <div ref={panelRef} className="bg-background w-full max-w-[280px] rounded">
        <PanelSection>
          <PanelSection.Header>Threshold</PanelSection.Header>
          <PanelSection.Content>
            <ThresholdSettings
              threshold={state.threshold}
              onChange={(change) => dispatch({ type: 'threshold', change })}
            />
          </PanelSection.Content>
        </PanelSection>
        <div className="bg-muted my-0.5 flex items-center justify-between gap-2 rounded px-2 py-1">
          <p className="text-foreground m-0 text-base tabular-nums">
            <span className="text-muted-foreground font-bold">TMTV:</span>{' '}
            {sumLesions(lesions).volume.toFixed(3)} mL
          </p>
          <Button
            size="sm"
            variant="ghost"
            disabled={lesions.length === 0 || getThresholdError(state.threshold) !== null}
            onClick={() => downloadTextFile(toTmtvCsv(state))}
          >
            <Icons.Download className="size-5" aria-hidden="true" />
            CSV
          </Button>
        </div>
        <LesionGroups state={state} dispatch={dispatch} ask={ask} remove={remove} />
        <Button variant="ghost" className="my-1" onClick={() => dispatch({ type: 'add-lesion-group' })}>
          <Icons.Add className="size-5" aria-hidden="true" />
          Add segmentation
        </Button>
        <PanelStatus message={state.tree.message} onUndo={removed ? () => undo(removed.id) : undefined} />
        <ItemDialogs
          items={groups.flatMap((group) => [group, ...group.list.items])}
          dialog={dialog}
          dispatch={dispatch}
          onClose={close}
        />
      </div>
      <div className="bg-background flex min-w-0 flex-1 basis-80 flex-col gap-4 rounded pt-2">
        <section
          aria-label="Viewport"
          className="border-input mx-auto w-full max-w-40 overflow-hidden rounded border"
        >
          <UptakeProjection lesions={lesions} selectedId={selected?.id ?? null} />
        </section>
        <StatisticsTable lesions={lesions} />
        {selected && <UptakeHistogram lesion={selected} threshold={state.threshold} />}
      </div>
    </div>
  );
}
