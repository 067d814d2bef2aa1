import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export function LabelLongText() {
  return (
    <div className="flex max-w-xs items-start gap-2">
      <Checkbox id="prompt-tracking" defaultChecked />
      <Label htmlFor="prompt-tracking">
        Ask before adding measurements of another series to the report of the tracked measurements
      </Label>
    </div>
  );
}
