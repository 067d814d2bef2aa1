import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export function CheckboxStates() {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Label className="flex items-center gap-2">
        <Checkbox /> Off
      </Label>
      <Label className="flex items-center gap-2">
        <Checkbox defaultChecked /> On
      </Label>
      <Label className="flex items-center gap-2">
        <Checkbox defaultChecked="indeterminate" /> Partly on
      </Label>
      <Label className="flex items-center gap-2">
        <Checkbox disabled /> Off, disabled
      </Label>
      <Label className="flex items-center gap-2">
        <Checkbox defaultChecked disabled /> On, disabled
      </Label>
      <Label className="flex items-center gap-2">
        <Checkbox defaultChecked="indeterminate" disabled /> Partly on, disabled
      </Label>
    </div>
  );
}
