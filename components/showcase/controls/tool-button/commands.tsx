import { useState } from 'react';
import { ToolButton } from '@/components/ui/tool-button';
import { TooltipProvider } from '@/components/ui/tooltip';

export function ToolButtonCommands() {
  const [quarters, setQuarters] = useState(0);

  return (
    <TooltipProvider>
      <div className="flex flex-wrap items-center gap-1 rounded bg-popover px-2 py-0.5">
        <ToolButton
          id="RotateRight"
          icon="tool-rotate-right"
          label="Rotate Right"
          commands={{ commandName: 'rotateViewportCW' }}
          onInteraction={() => setQuarters((quarters + 1) % 4)}
        />
        <ToolButton
          id="Reset"
          icon="tool-reset"
          label="Reset View"
          commands={{ commandName: 'resetViewport' }}
          onInteraction={() => setQuarters(0)}
        />
        <p role="status" className="px-2 text-base text-foreground">
          Rotated by {quarters * 90}°
        </p>
      </div>
    </TooltipProvider>
  );
}
