import { ToolButton } from '@/components/ui/tool-button';
import { TooltipProvider } from '@/components/ui/tooltip';

export function ToolButtonSizes() {
  return (
    <TooltipProvider>
      <div className="flex flex-wrap items-center gap-1 rounded bg-popover px-2 py-0.5">
        <ToolButton id="Length" icon="ToolLength" label="Length" />
        <ToolButton id="LengthSmall" icon="ToolLength" label="Length, small" size="small" />
      </div>
    </TooltipProvider>
  );
}
