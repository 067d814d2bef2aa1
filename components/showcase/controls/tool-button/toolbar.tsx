import { useState } from 'react';
import { ToolButton } from '@/components/ui/tool-button';
import { TooltipProvider } from '@/components/ui/tooltip';

const tools = [
  { id: 'Zoom', icon: 'ToolZoom', label: 'Zoom' },
  { id: 'Pan', icon: 'ToolMove', label: 'Pan' },
  { id: 'WindowLevel', icon: 'ToolWindowLevel', label: 'Window Level' },
];

export function ToolButtonToolbar() {
  const [active, setActive] = useState('Zoom');

  return (
    <TooltipProvider>
      <div
        role="group"
        aria-label="Primary mouse button"
        className="flex min-h-11 w-full max-w-[450px] flex-wrap items-center gap-1 rounded bg-popover px-2 py-0.5"
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
