import { ToolButton } from '@/components/ui/tool-button';
import { TooltipProvider } from '@/components/ui/tooltip';

export function ToolButtonTooltips() {
  return (
    <TooltipProvider delayDuration={300}>
      <div className="flex flex-wrap items-center gap-1 rounded bg-popover px-2 py-0.5">
        <ToolButton id="StackScroll" icon="tool-stack-scroll" label="Stack Scroll" />
        <ToolButton
          id="Probe"
          icon="tool-probe"
          label="Probe"
          tooltip="Shows the value of the pixel under the pointer, in Hounsfield units or SUV"
        />
      </div>
    </TooltipProvider>
  );
}
