import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function LabelMiniature() {
  return (
    <div className="flex items-center gap-2">
      <Switch id="label-miniature" defaultChecked />
      <Label htmlFor="label-miniature">Show overlay</Label>
    </div>
  );
}
