import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export function CheckboxWithLabel() {
  return (
    <div className="flex items-center gap-2">
      <Checkbox id="show-series-date" defaultChecked />
      <Label htmlFor="show-series-date">Show the date of the series</Label>
    </div>
  );
}
