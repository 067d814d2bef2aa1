import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

export function DropdownMenuSettings() {
  const [lines, setLines] = useState(true);
  const [overlay, setOverlay] = useState(false);
  const [preset, setPreset] = useState('soft-tissue');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">View</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuGroup>
          <DropdownMenuLabel inset>Overlays</DropdownMenuLabel>
          <DropdownMenuCheckboxItem
            checked={lines}
            onCheckedChange={setLines}
            onSelect={(event) => event.preventDefault()}
          >
            Reference lines
          </DropdownMenuCheckboxItem>
          <DropdownMenuCheckboxItem
            checked={overlay}
            onCheckedChange={setOverlay}
            onSelect={(event) => event.preventDefault()}
          >
            DICOM overlay
          </DropdownMenuCheckboxItem>
        </DropdownMenuGroup>
        <DropdownMenuSeparator />
        <DropdownMenuRadioGroup value={preset} onValueChange={setPreset}>
          <DropdownMenuLabel inset>Window</DropdownMenuLabel>
          <DropdownMenuRadioItem value="soft-tissue">Soft tissue, 400 / 40</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="lung">Lung, 1500 / −600</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="bone">Bone, 2500 / 480</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
