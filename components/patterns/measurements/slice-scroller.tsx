'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { getSeries, type MeasurementsAction, type MeasurementsState } from './measurements-state';
import { SliceView } from './slice-view';

export interface SliceScrollerProps {
  state: MeasurementsState;
  dispatch: (action: MeasurementsAction) => void;
}

/** The viewport beside the panel, with the image of the selected measurement and buttons for other images. */
export function SliceScroller({ state, dispatch }: SliceScrollerProps) {
  const { seriesId, imageNumber } = state.position;
  const series = getSeries(state, seriesId);
  const measurements = state.list.items.filter(
    (each) => each.seriesId === seriesId && each.imageNumber === imageNumber,
  );
  return (
    <section aria-label="Viewport" className="border-input overflow-hidden rounded border bg-black">
      <SliceView
        series={series}
        imageNumber={imageNumber}
        measurements={measurements}
        selectedId={state.list.selectedId}
      />
      <div className="bg-muted flex items-center justify-between gap-2 px-1 py-1">
        <Button
          size="icon"
          variant="ghost"
          aria-label="Previous image"
          aria-disabled={imageNumber === 1}
          onClick={() => dispatch({ type: 'scroll', by: -1 })}
        >
          <ChevronLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
        </Button>
        <span className="text-foreground text-center text-sm">
          S: {series.number} I: {imageNumber} / {series.imageCount}
        </span>
        <Button
          size="icon"
          variant="ghost"
          aria-label="Next image"
          aria-disabled={imageNumber === series.imageCount}
          onClick={() => dispatch({ type: 'scroll', by: 1 })}
        >
          <ChevronRight className="size-4 rtl:rotate-180" aria-hidden="true" />
        </Button>
      </div>
    </section>
  );
}
