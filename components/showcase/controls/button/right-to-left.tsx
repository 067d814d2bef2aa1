import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function ButtonRightToLeft() {
  return (
    <div dir="rtl" lang="ar" className="flex flex-wrap items-center gap-3">
      <Button className="gap-1.5">
        <Download aria-hidden="true" className="h-4 w-4" />
        تنزيل السلسلة
      </Button>
      <Button variant="secondary">إلغاء</Button>
      <Button variant="ghost">إضافة قياس</Button>
    </div>
  );
}
