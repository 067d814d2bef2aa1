import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export default function LabelGalleryDemo() {
  return (
    <div className="flex items-center gap-2">
      <Switch id="label-gallery-demo" defaultChecked />
      <Label htmlFor="label-gallery-demo">Show overlay</Label>
    </div>
  );
}
