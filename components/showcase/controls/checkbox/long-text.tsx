import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export function CheckboxLongText() {
  return (
    <div className="flex max-w-xs items-start gap-2">
      <Checkbox id="report-untracked" />
      <Label htmlFor="report-untracked">
        Include untracked measurements in the report, also measurements of prior studies that are open for
        comparison
      </Label>
    </div>
  );
}
