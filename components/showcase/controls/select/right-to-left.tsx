import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

export function SelectRightToLeft() {
  return (
    <div dir="rtl" lang="ar">
      <Select dir="rtl" defaultValue="axial">
        <SelectTrigger aria-label="المستوى" className="w-[180px]">
          <SelectValue />
        </SelectTrigger>
        <SelectContent lang="ar">
          <SelectItem value="axial">محوري</SelectItem>
          <SelectItem value="sagittal">سهمي</SelectItem>
          <SelectItem value="coronal">إكليلي</SelectItem>
        </SelectContent>
      </Select>
    </div>
  );
}
