import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function SwitchStates() {
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <div className="flex items-center gap-2">
        <Switch id="switch-off" />
        <Label htmlFor="switch-off">Off</Label>
      </div>
      <div className="flex items-center gap-2">
        <Switch id="switch-on" defaultChecked />
        <Label htmlFor="switch-on">On</Label>
      </div>
      <div className="flex items-center gap-2">
        <Switch id="switch-off-disabled" disabled />
        <Label htmlFor="switch-off-disabled">Off, disabled</Label>
      </div>
      <div className="flex items-center gap-2">
        <Switch id="switch-on-disabled" defaultChecked disabled />
        <Label htmlFor="switch-on-disabled">On, disabled</Label>
      </div>
    </div>
  );
}
