import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function LabelWithSwitch() {
  return (
    <div className="flex items-center gap-2">
      <Switch id="show-overlay" defaultChecked />
      <Label htmlFor="show-overlay">Show overlay</Label>
    </div>
  );
}
