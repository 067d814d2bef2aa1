import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function InputDisabled() {
  return (
    <div className="grid w-full max-w-lg gap-x-4 gap-y-3 sm:grid-cols-2">
      <div className="flex flex-col gap-1.5">
        <Label htmlFor="locked-label">Segment label</Label>
        <Input id="locked-label" defaultValue="Left kidney" disabled />
      </div>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor="series-uid">Series instance UID</Label>
        <Input id="series-uid" defaultValue="1.2.840.113619.2.55.3.604688119" readOnly />
      </div>
    </div>
  );
}
