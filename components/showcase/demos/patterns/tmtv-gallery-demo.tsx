'use client';
import { useReducer } from 'react';
import { Slider } from '@/components/ui/slider';
import { lymphomaStudy } from '@/components/patterns/tmtv/tmtv-data';
import { createTmtvState, reduceTmtv, computeLines, sumLines } from '@/components/patterns/tmtv/tmtv-state';
import { UptakeView } from '@/components/patterns/tmtv/uptake-view';

export default function TmtvPatternGalleryDemo() {
  const [state, dispatch] = useReducer(reduceTmtv, lymphomaStudy, createTmtvState);
  const lines = computeLines(state);
  const { percent } = state.threshold;
  return (
    <div className="flex w-56 items-center gap-4">
      <div className="w-24 shrink-0 overflow-hidden rounded">
        <UptakeView lines={lines} selectedId={null} />
      </div>
      <div className="text-foreground flex min-w-0 flex-1 flex-col gap-3 text-base">
        <p className="m-0 tabular-nums">
          <span className="text-muted-foreground block">TMTV</span>
          {sumLines(lines).volume.toFixed(3)} mL
        </p>
        <Slider
          aria-label="Percentage of max SUV"
          value={[percent]}
          onValueChange={([value = 0]) => dispatch({ type: 'threshold', change: { percent: value } })}
        />
        <p className="text-muted-foreground m-0 text-sm">from {percent} % of max</p>
      </div>
    </div>
  );
}
