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

const length = { id: 'Length', icon: 'tool-length', label: 'Length' };

const tools = [
  length,
  { id: 'Bidirectional', icon: 'tool-bidirectional', label: 'Bidirectional' },
  { id: 'EllipticalROI', icon: 'tool-ellipse', label: 'Ellipse' },
  { id: 'Angle', icon: 'tool-angle', label: 'Angle' },
];

export function ToolButtonListLastUsed() {
  const [primary, setPrimary] = useState(length);
  const [isActive, setActive] = useState(false);

  return (
    <TooltipProvider>
      <div className="rounded bg-popover px-2 py-0.5">
        <ToolButtonList aria-label="Measurements">
          <ToolButtonListDefault>
            <ToolButton {...primary} isActive={isActive} onInteraction={() => setActive(!isActive)} />
          </ToolButtonListDefault>
          <ToolButtonListDivider className={isActive ? 'opacity-0' : 'opacity-100'} />
          <ToolButtonListDropDown aria-label="More measurement tools">
            {tools.map((tool) => (
              <ToolButtonListItem
                key={tool.id}
                icon={tool.icon}
                onSelect={() => {
                  setPrimary(tool);
                  setActive(true);
                }}
              >
                {tool.label}
              </ToolButtonListItem>
            ))}
          </ToolButtonListDropDown>
        </ToolButtonList>
      </div>
    </TooltipProvider>
  );
}
