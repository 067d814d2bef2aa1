import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function InputInvalid() {
  const [width, setWidth] = useState('-400');
  const invalid = !(Number(width) >= 1);
  return (
    <div className="flex w-full max-w-xs flex-col gap-1.5">
      <Label htmlFor="window-width">Window width (HU)</Label>
      <Input
        id="window-width"
        inputMode="numeric"
        value={width}
        onChange={(event) => setWidth(event.target.value)}
        aria-invalid={invalid}
        aria-describedby="window-width-help"
      />
      <p id="window-width-help" className="flex gap-1.5 text-sm text-foreground">
        {invalid && <CircleAlert aria-hidden="true" className="h-4 w-4 shrink-0" />}
        {invalid
          ? 'Enter a width of 1 or more: a window can’t be narrower.'
          : 'Bone: 2000, lung: 1500, brain: 80.'}
      </p>
    </div>
  );
}
