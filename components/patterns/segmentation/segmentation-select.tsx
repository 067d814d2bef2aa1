'use client';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { Segmentation } from './segmentation-state';

export interface SegmentationSelectProps {
  segmentations: readonly Segmentation[];
  activeId: string;
  onActivate: (id: string) => void;
}

/** A select control for the active segmentation. */
export function SegmentationSelect({ segmentations, activeId, onActivate }: SegmentationSelectProps) {
  return (
    <Select value={activeId} onValueChange={onActivate}>
      <SelectTrigger aria-label="Active segmentation" className="min-w-0 flex-1">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {segmentations.map(({ id, title, isVisible }) => (
          <SelectItem key={id} value={id}>
            {isVisible ? title : `${title} (not in viewport)`}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
