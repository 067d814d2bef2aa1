import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

export function CheckboxRightToLeft() {
  return (
    <div dir="rtl" lang="ar" className="flex flex-col gap-3">
      <Label className="flex items-center gap-2">
        <Checkbox defaultChecked /> عرض الكبد
      </Label>
      <Label className="flex items-center gap-2">
        <Checkbox /> عرض الكلية اليسرى
      </Label>
    </div>
  );
}
