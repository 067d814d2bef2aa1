import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

export function DropdownMenuRightToLeft() {
  return (
    <div dir="rtl" lang="ar">
      <DropdownMenu dir="rtl">
        <DropdownMenuTrigger asChild>
          <Button variant="secondary">القياس</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" lang="ar">
          <DropdownMenuItem>
            إعادة التسمية
            <DropdownMenuShortcut>F2</DropdownMenuShortcut>
          </DropdownMenuItem>
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>تصدير</DropdownMenuSubTrigger>
            <DropdownMenuSubContent lang="ar">
              <DropdownMenuItem>CSV</DropdownMenuItem>
              <DropdownMenuItem>DICOM SR</DropdownMenuItem>
            </DropdownMenuSubContent>
          </DropdownMenuSub>
          <DropdownMenuItem>حذف</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
