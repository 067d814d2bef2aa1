import { useState } from 'react';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function SwitchControlled() {
  const [inactive, setInactive] = useState(true);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <Switch
          id="inactive-segmentations"
          checked={inactive}
          onCheckedChange={setInactive}
          aria-describedby="inactive-state"
        />
        <Label htmlFor="inactive-segmentations">Display inactive segmentations</Label>
      </div>
      <p id="inactive-state" className="text-base text-muted-foreground">
        {inactive ? 'The viewport shows 3 segmentations.' : 'The viewport shows the active one.'}
      </p>
    </div>
  );
}
