import { useState } from 'react';
import { ToolButton } from '@/components/ui/tool-button';
import {
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from '@/components/ui/tool-button-list';
import { TooltipProvider } from '@/components/ui/tooltip';

export function ToolButtonListBasic() {
  const [used, setUsed] = useState('none yet');

  return (
    <TooltipProvider>
      <div className="flex w-full max-w-[450px] flex-wrap items-center gap-x-4 rounded bg-popover px-2 py-0.5">
        <ToolButtonList aria-label="Measurements">
          <ToolButtonListDefault>
            <ToolButton
              id="Length"
              icon="ToolLength"
              label="Length"
              tooltip="Length Tool"
              onInteraction={({ itemId }) => setUsed(itemId)}
            />
          </ToolButtonListDefault>
          <ToolButtonListDivider />
          <ToolButtonListDropDown aria-label="More measurement tools">
            <ToolButtonListItem icon="ToolLength" onSelect={() => setUsed('Length')}>
              Length
            </ToolButtonListItem>
            <ToolButtonListItem icon="ToolBidirectional" onSelect={() => setUsed('Bidirectional')}>
              Bidirectional
            </ToolButtonListItem>
            <ToolButtonListItem icon="ToolAnnotate" onSelect={() => setUsed('Annotation')}>
              Annotation
            </ToolButtonListItem>
          </ToolButtonListDropDown>
        </ToolButtonList>
        <p role="status" className="text-base text-foreground">
          Last used: {used}
        </p>
      </div>
    </TooltipProvider>
  );
}
