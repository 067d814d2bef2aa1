import { ToolButton } from '@/components/ui/tool-button';
import {
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from '@/components/ui/tool-button-list';
import { TooltipProvider } from '@/components/ui/tooltip';

export function ToolButtonListDisabledItems() {
  return (
    <TooltipProvider>
      <div className="rounded bg-popover px-2 py-0.5">
        <ToolButtonList aria-label="Segmentation">
          <ToolButtonListDefault>
            <ToolButton
              id="Brush"
              icon="ToolBrush"
              label="Brush"
              disabled
              disabledText="Add a segment to enable this tool"
            />
          </ToolButtonListDefault>
          <ToolButtonListDivider />
          <ToolButtonListDropDown aria-label="More segmentation tools">
            <ToolButtonListItem icon="ToolBrush" disabled disabledText="Add a segment to enable this tool">
              Brush
            </ToolButtonListItem>
            <ToolButtonListItem
              icon="ToolThreshold"
              disabled
              disabledText="Add a segment to enable this tool"
            >
              Threshold
            </ToolButtonListItem>
            <ToolButtonListItem icon="ToolProbe">Probe</ToolButtonListItem>
          </ToolButtonListDropDown>
        </ToolButtonList>
      </div>
    </TooltipProvider>
  );
}
