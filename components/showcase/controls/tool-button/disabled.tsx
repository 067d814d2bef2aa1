import { ToolButton } from '@/components/ui/tool-button';
import { TooltipProvider } from '@/components/ui/tooltip';

export function ToolButtonDisabled() {
  return (
    <TooltipProvider>
      <div className="flex flex-wrap items-center gap-1 rounded bg-popover px-2 py-0.5">
        <ToolButton
          id="Crosshairs"
          icon="tool-crosshair"
          label="Crosshairs"
          disabled
          disabledText="Not available on the current viewport"
        />
        <ToolButton
          id="Brush"
          icon="ToolBrush"
          label="Brush"
          disabled
          disabledText="Add a segment to enable this tool"
        />
      </div>
    </TooltipProvider>
  );
}
