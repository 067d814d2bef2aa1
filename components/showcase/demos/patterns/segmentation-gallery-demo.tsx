import { useReducer } from 'react';
import { Slider } from '@/components/ui/slider';
import { abdomenSegmentations } from '@/components/patterns/segmentation/segmentation-data';
import { SegmentationPreview } from '@/components/patterns/segmentation/segmentation-preview';
import {
  createSegmentationState,
  reduceSegmentation,
} from '@/components/patterns/segmentation/segmentation-state';

export default function SegmentationPatternGalleryDemo() {
  const [state, dispatch] = useReducer(reduceSegmentation, abdomenSegmentations, createSegmentationState);
  return (
    <div className="flex w-36 flex-col gap-3">
      <div className="overflow-hidden rounded">
        <SegmentationPreview state={state} />
      </div>
      <Slider
        aria-label="Opacity"
        value={[Math.round(state.appearance.opacity * 100)]}
        onValueChange={([value = 0]) => dispatch({ type: 'appearance', change: { opacity: value / 100 } })}
      />
    </div>
  );
}
