import { ToolButton } from '@/components/ui/tool-button';
import { TooltipProvider } from '@/components/ui/tooltip';

export function ToolButtonMissingIcon() {
  return (
    <TooltipProvider>
      <div className="flex flex-wrap items-center gap-1 rounded bg-popover px-2 py-0.5">
        <ToolButton id="DoseProfile" icon="tool-dose-profile" label="Dose Profile" />
      </div>
    </TooltipProvider>
  );
}
