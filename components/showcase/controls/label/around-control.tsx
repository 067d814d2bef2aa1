import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export function LabelAroundControl() {
  return (
    <Label className="flex items-center gap-2">
      <Checkbox />
      Synchronize zoom and pan
    </Label>
  );
}
