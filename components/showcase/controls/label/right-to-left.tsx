import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function LabelRightToLeft() {
  return (
    <div dir="rtl" lang="he" className="flex items-center gap-2">
      <Switch id="overlay-he" defaultChecked />
      <Label htmlFor="overlay-he">הצגת שכבת מידע</Label>
    </div>
  );
}
