import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export default function CheckboxGalleryDemo() {
  return (
    <div className="flex flex-col gap-2">
      <Label className="flex items-center gap-2">
        <Checkbox defaultChecked="indeterminate" /> All segments
      </Label>
      <Label className="flex items-center gap-2 ps-6">
        <Checkbox defaultChecked /> Liver
      </Label>
      <Label className="flex items-center gap-2 ps-6">
        <Checkbox /> Spleen
      </Label>
    </div>
  );
}
