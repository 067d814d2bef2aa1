import { Switch } from '@/components/ui/switch';

export default function SwitchGalleryDemo() {
  return (
    <div className="flex items-center gap-4">
      <Switch aria-label="Reference lines" defaultChecked />
      <Switch aria-label="Image overlay" />
    </div>
  );
}
