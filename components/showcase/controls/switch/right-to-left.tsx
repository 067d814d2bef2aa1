import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function SwitchRightToLeft() {
  return (
    <div dir="rtl" lang="ar" className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <Switch id="lines-ar" defaultChecked />
        <Label htmlFor="lines-ar">خطوط المرجع</Label>
      </div>
      <div className="flex items-center gap-2">
        <Switch id="overlay-ar" />
        <Label htmlFor="overlay-ar">طبقة المعلومات</Label>
      </div>
    </div>
  );
}
