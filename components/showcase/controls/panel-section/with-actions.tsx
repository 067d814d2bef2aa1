import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DataRow } from '@/components/ui/data-row';
import { PanelSection } from '@/components/ui/panel-section';

export function PanelSectionWithActions() {
  const [segments, setSegments] = useState(['Tumor', 'Edema']);

  return (
    <PanelSection className="w-full max-w-[280px]">
      <div className="flex items-center gap-1">
        <PanelSection.Header>Segmentation 1</PanelSection.Header>
        <Button
          variant="ghost"
          size="icon"
          className="h-7 w-7"
          aria-label="Add segment to Segmentation 1"
          onClick={() => setSegments([...segments, `Segment ${segments.length + 1}`])}
        >
          <Plus className="h-4 w-4" aria-hidden />
        </Button>
      </div>
      <PanelSection.Content className="space-y-px">
        {segments.map((title, index) => (
          <DataRow key={title} number={index + 1} title={title} />
        ))}
      </PanelSection.Content>
    </PanelSection>
  );
}
