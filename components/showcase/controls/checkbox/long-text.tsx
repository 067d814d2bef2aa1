import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export function CheckboxLongText() {
  return (
    <div className="flex max-w-xs items-start gap-2">
      <Checkbox id="report-untracked" />
      <Label htmlFor="report-untracked">
        Include measurements that aren’t tracked, also those of earlier studies that were opened for
        comparison
      </Label>
    </div>
  );
}
