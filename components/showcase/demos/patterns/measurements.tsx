import { useReducer } from 'react';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PanelSection } from '@/components/ui/panel-section';
import { ItemDialogs } from '@/components/patterns/dialogs/item-dialogs';
import { downloadTextFile } from '@/components/patterns/files/download-text-file';
import { PanelStatus } from '@/components/patterns/list/panel-status';
import { useItemPanel } from '@/components/patterns/list/use-item-panel';
import { MeasurementList } from '@/components/patterns/measurements/measurement-list';
import { chestStudy } from '@/components/patterns/measurements/measurements-data';
import {
  toMeasurementsCsv,
  toMeasurementsJson,
} from '@/components/patterns/measurements/measurements-report';
import {
  createMeasurementsState,
  listMeasurements,
  reduceMeasurements,
  getMeasurementsBySection,
} from '@/components/patterns/measurements/measurements-state';
import { SliceScroller } from '@/components/patterns/measurements/slice-scroller';
import { SeriesTrackingSwitches } from '@/components/patterns/measurements/series-tracking-switches';

export function MeasurementsPattern() {
  const [state, dispatch] = useReducer(reduceMeasurements, chestStudy, createMeasurementsState);
  const { panelRef, dialog, ask, close, remove, undo } = useItemPanel(dispatch);
  const { study, series, list } = state;
  const { measurements, findings, untracked } = getMeasurementsBySection(state);
  const isEmpty = listMeasurements(state).length === 0;
  const rows = { series, selectedId: list.selectedId, dispatch, ask, remove };

  return (
    <div className="flex flex-wrap items-start gap-4">
      <div ref={panelRef} className="bg-background w-full max-w-[280px] rounded">
        <PanelSection>
          <PanelSection.Header>Series ({series.length})</PanelSection.Header>
          <PanelSection.Content>
            <SeriesTrackingSwitches state={state} dispatch={dispatch} />
          </PanelSection.Content>
        </PanelSection>
        <div className="flex flex-wrap items-center justify-between gap-x-2 px-2 py-1">
          <p className="text-muted-foreground m-0 text-sm">
            <time dateTime={study.date}>{study.date}</time> {study.description}
          </p>
          <div className="-ms-2 flex gap-1">
            <Button
              size="sm"
              variant="ghost"
              disabled={isEmpty}
              onClick={() => downloadTextFile(toMeasurementsCsv(state))}
            >
              <Download className="me-1 size-4" aria-hidden="true" />
              CSV
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={isEmpty}
              onClick={() => downloadTextFile(toMeasurementsJson(state))}
            >
              <Download className="me-1 size-4" aria-hidden="true" />
              JSON
            </Button>
          </div>
        </div>
        <PanelSection>
          <PanelSection.Header>Measurements ({measurements.length})</PanelSection.Header>
          <PanelSection.Content>
            <MeasurementList
              {...rows}
              label="Measurements"
              measurements={measurements}
              emptyText="No tracked measurements."
            />
          </PanelSection.Content>
        </PanelSection>
        <PanelSection>
          <PanelSection.Header>Additional findings ({findings.length})</PanelSection.Header>
          <PanelSection.Content>
            <MeasurementList
              {...rows}
              label="Additional findings"
              measurements={findings}
              firstNumber={measurements.length + 1}
              emptyText="No findings."
            />
          </PanelSection.Content>
        </PanelSection>
        {state.isUntrackedShown && (
          <PanelSection>
            <PanelSection.Header>Untracked ({untracked.length})</PanelSection.Header>
            <PanelSection.Content>
              <MeasurementList
                {...rows}
                label="Untracked"
                measurements={untracked}
                firstNumber={measurements.length + findings.length + 1}
                emptyText="All series are tracked."
              />
            </PanelSection.Content>
          </PanelSection>
        )}
        <PanelStatus
          message={list.message}
          onUndo={list.removed ? () => undo(list.removed?.item.id) : undefined}
        />
        <ItemDialogs items={list.items} dialog={dialog} dispatch={dispatch} onClose={close} />
      </div>
      <div className="sticky top-20 max-w-[440px] flex-[1_1_240px]">
        <SliceScroller state={state} dispatch={dispatch} />
      </div>
    </div>
  );
}
