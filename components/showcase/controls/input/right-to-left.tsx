import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function InputRightToLeft() {
  return (
    <div dir="rtl" lang="ar" className="flex w-full max-w-xs flex-col gap-1.5">
      <Label htmlFor="weight-ar">وزن المريض (كغ)</Label>
      <Input id="weight-ar" inputMode="decimal" placeholder="مثال: ٧٢٫٥" />
    </div>
  );
}
