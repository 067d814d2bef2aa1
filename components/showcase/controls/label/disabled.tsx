import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function LabelDisabled() {
  return (
    <div className="flex w-full max-w-xs flex-col gap-4">
      <div className="flex items-center gap-2">
        <Switch id="segment-smoothing" disabled />
        <Label htmlFor="segment-smoothing">Smooth segment edges</Label>
      </div>
      <div className="flex flex-col gap-1.5">
        <Label htmlFor="segment-size">Brush radius (mm)</Label>
        <Input id="segment-size" defaultValue="12" disabled />
      </div>
    </div>
  );
}
