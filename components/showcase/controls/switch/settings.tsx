import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

const settings = [
  { id: 'setting-interpolate', label: 'Interpolate contours', on: true },
  { id: 'setting-smooth', label: 'Simplify contour', on: false },
  { id: 'setting-holes', label: 'Ignore holes smaller than the brush', on: true },
  { id: 'setting-threshold', label: 'Threshold by intensity', on: false },
];

export function SwitchSettings() {
  return (
    <div role="group" aria-label="Brush settings" className="flex w-full max-w-xs flex-col gap-3">
      {settings.map(({ id, label, on }) => (
        <div key={id} className="flex items-center justify-between gap-4">
          <Label htmlFor={id}>{label}</Label>
          <Switch id={id} defaultChecked={on} />
        </div>
      ))}
    </div>
  );
}
