import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

export function SelectItemAligned() {
  return (
    <Select defaultValue="bone">
      <SelectTrigger aria-label="Window preset" className="w-[180px]">
        <SelectValue />
      </SelectTrigger>
      <SelectContent position="item-aligned">
        <SelectItem value="soft-tissue">Soft tissue</SelectItem>
        <SelectItem value="lung">Lung</SelectItem>
        <SelectItem value="bone">Bone</SelectItem>
        <SelectItem value="brain">Brain</SelectItem>
      </SelectContent>
    </Select>
  );
}
