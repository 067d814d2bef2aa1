import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  ToolButtonList,
  ToolButtonListDefault,
  ToolButtonListDivider,
  ToolButtonListDropDown,
  ToolButtonListItem,
} from '@/components/ui/tool-button-list';
import { TooltipProvider } from '@/components/ui/tooltip';

const presets = [
  'Soft tissue 400 / 40',
  'Lung 1500 / -600',
  'Liver 150 / 90',
  'Bone 2500 / 480',
  'Brain 80 / 40',
  'Stroke 40 / 40',
  'Subdural 200 / 75',
  'Temporal bone 2800 / 600',
  'Mediastinum 350 / 50',
  'Angiography 600 / 300',
];

export function ToolButtonListMany() {
  const [preset, setPreset] = useState('Soft tissue 400 / 40');

  return (
    <TooltipProvider>
      <div className="w-full max-w-[280px] rounded bg-popover px-2 py-0.5">
        <ToolButtonList aria-label="Window and level">
          <ToolButtonListDefault tooltip="Window width and level, in Hounsfield units">
            <Button variant="ghost" className="h-auto min-h-10 whitespace-normal">
              {preset}
            </Button>
          </ToolButtonListDefault>
          <ToolButtonListDivider />
          <ToolButtonListDropDown aria-label="More presets">
            {presets.map((name) => (
              <ToolButtonListItem key={name} onSelect={() => setPreset(name)}>
                {name}
              </ToolButtonListItem>
            ))}
          </ToolButtonListDropDown>
        </ToolButtonList>
      </div>
    </TooltipProvider>
  );
}
