import { useState } from 'react';
import { ToolButton } from '@/components/ui/tool-button';
import { TooltipProvider } from '@/components/ui/tooltip';

const tools = [
  { id: 'Zoom', icon: 'ToolZoom', label: 'Zoom' },
  { id: 'Pan', icon: 'ToolMove', label: 'Pan' },
  { id: 'WindowLevel', icon: 'ToolWindowLevel', label: 'Window Level' },
];

export default function ToolButtonGalleryDemo() {
  const [active, setActive] = useState('Pan');

  return (
    <TooltipProvider>
      <div className="flex items-center gap-1 rounded bg-popover px-2 py-0.5">
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
