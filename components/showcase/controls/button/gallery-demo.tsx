import { Button } from '@/components/ui/button';

export default function ButtonGalleryDemo() {
  return (
    <div className="flex items-center gap-2">
      <Button>Save</Button>
      <Button variant="secondary">Cancel</Button>
      <Button variant="ghost">Reset</Button>
    </div>
  );
}
