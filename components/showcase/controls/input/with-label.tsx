import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function InputWithLabel() {
  return (
    <div className="flex w-full max-w-xs flex-col gap-1.5">
      <Label htmlFor="patient-weight">Patient weight</Label>
      <Input id="patient-weight" inputMode="decimal" placeholder="Weight in kg, e.g. 72.5" />
    </div>
  );
}
