import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function SwitchWithLabel() {
  return (
    <div className="flex items-center gap-2">
      <Switch id="reference-lines" defaultChecked />
      <Label htmlFor="reference-lines">Reference lines</Label>
    </div>
  );
}
