'use client';
import { useId } from 'react';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import type { MeasurementsAction, MeasurementsState } from './measurements-state';

export interface SeriesTrackingSwitchesProps {
  state: MeasurementsState;
  dispatch: (action: MeasurementsAction) => void;
}

/** A switch for each series, which turns tracking on or off, and a switch that lists untracked measurements. */
export function SeriesTrackingSwitches({ state, dispatch }: SeriesTrackingSwitchesProps) {
  const id = useId();
  const countOf = (seriesId: string) => state.list.items.filter((each) => each.seriesId === seriesId).length;
  return (
    <div className="bg-muted flex flex-col gap-1 px-2 py-2">
      {state.series.map((series) => (
        <div key={series.id} className="flex min-h-7 items-center justify-between gap-2">
          <Label htmlFor={`${id}-${series.id}`} className="text-foreground min-w-0 text-base">
            <span className="text-muted-foreground">
              {series.modality} {series.number}
            </span>{' '}
            {series.description} ({countOf(series.id)})
          </Label>
          <Switch
            id={`${id}-${series.id}`}
            checked={series.isTracked}
            onCheckedChange={(isTracked) => dispatch({ type: 'track', seriesId: series.id, isTracked })}
          />
        </div>
      ))}
      <div className="border-input mt-1 flex min-h-7 items-center justify-between gap-2 border-t pt-2">
        <Label htmlFor={id} className="text-foreground text-base">
          List untracked measurements
        </Label>
        <Switch
          id={id}
          checked={state.isUntrackedShown}
          onCheckedChange={(isShown) => dispatch({ type: 'show-untracked', isShown })}
        />
      </div>
    </div>
  );
}
