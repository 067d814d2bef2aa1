import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

const segments = ['Liver', 'Left kidney', 'Right kidney', 'Spleen'];

export function CheckboxGroup() {
  const [shown, setShown] = useState(['Liver', 'Spleen']);
  const all = shown.length === segments.length;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">Visible segments</legend>
      <Label className="flex items-center gap-2">
        <Checkbox
          checked={all || (shown.length > 0 && 'indeterminate')}
          onCheckedChange={() => setShown(all ? [] : segments)}
        />
        All segments
      </Label>
      <div className="flex flex-col gap-3 ps-6">
        {segments.map((name) => (
          <Label key={name} className="flex items-center gap-2">
            <Checkbox
              checked={shown.includes(name)}
              onCheckedChange={(checked) =>
                setShown(checked ? [...shown, name] : shown.filter((other) => other !== name))
              }
            />
            {name}
          </Label>
        ))}
      </div>
    </fieldset>
  );
}
