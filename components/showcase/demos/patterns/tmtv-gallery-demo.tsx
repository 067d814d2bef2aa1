import { useReducer } from 'react';
import { Slider } from '@/components/ui/slider';
import { lymphomaStudy } from '@/components/patterns/tmtv/tmtv-data';
import {
  createTmtvState,
  reduceTmtv,
  measureLesions,
  sumLesions,
} from '@/components/patterns/tmtv/tmtv-state';
import { UptakeProjection } from '@/components/patterns/tmtv/uptake-projection';

export default function TmtvPatternGalleryDemo() {
  const [state, dispatch] = useReducer(reduceTmtv, lymphomaStudy, createTmtvState);
  const lesions = measureLesions(state);
  return (
    <div className="flex w-56 items-center gap-4">
      <div className="w-24 shrink-0 overflow-hidden rounded">
        <UptakeProjection lesions={lesions} selectedId={null} />
      </div>
      <div className="text-foreground flex min-w-0 flex-1 flex-col gap-3 text-base">
        <p className="m-0 tabular-nums">
          <span className="text-muted-foreground block">TMTV</span>
          {sumLesions(lesions).volume.toFixed(3)} mL
        </p>
        <Slider
          aria-label="Percentage of max SUV"
          value={[state.threshold.percent]}
          onValueChange={([value = 0]) => dispatch({ type: 'threshold', change: { percent: value } })}
        />
        <p className="text-muted-foreground m-0 text-sm">from {state.threshold.percent} % of max</p>
      </div>
    </div>
  );
}
