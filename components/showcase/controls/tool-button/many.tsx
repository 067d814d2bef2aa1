import { useState } from 'react';
import { ToolButton } from '@/components/ui/tool-button';
import { TooltipProvider } from '@/components/ui/tooltip';

const tools = [
  { id: 'Length', icon: 'tool-length', label: 'Length' },
  { id: 'Bidirectional', icon: 'tool-bidirectional', label: 'Bidirectional' },
  { id: 'ArrowAnnotate', icon: 'tool-annotate', label: 'Annotation' },
  { id: 'EllipticalROI', icon: 'tool-ellipse', label: 'Ellipse' },
  { id: 'RectangleROI', icon: 'tool-rectangle', label: 'Rectangle' },
  { id: 'CircleROI', icon: 'tool-circle', label: 'Circle' },
  { id: 'PlanarFreehandROI', icon: 'icon-tool-freehand-roi', label: 'Freehand ROI' },
  { id: 'Angle', icon: 'tool-angle', label: 'Angle' },
  { id: 'Probe', icon: 'tool-probe', label: 'Probe' },
  { id: 'Magnify', icon: 'tool-magnify', label: 'Zoom-in' },
  { id: 'Threshold', icon: 'icon-tool-threshold', label: 'Threshold' },
  { id: 'Eraser', icon: 'icon-tool-eraser', label: 'Eraser' },
];

export function ToolButtonMany() {
  const [active, setActive] = useState('Length');

  return (
    <TooltipProvider>
      <div
        role="group"
        aria-label="Annotation tools"
        className="flex w-full max-w-[280px] flex-wrap gap-1 rounded bg-popover p-2"
      >
        {tools.map((tool) => (
          <ToolButton
            key={tool.id}
            {...tool}
            isActive={tool.id === active}
            onInteraction={({ itemId }) => setActive(itemId)}
          />
        ))}
      </div>
    </TooltipProvider>
  );
}
