import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

export function SelectLongText() {
  return (
    <Select defaultValue="venous">
      <SelectTrigger aria-label="Series" className="w-[180px]">
        <SelectValue />
      </SelectTrigger>
      <SelectContent className="max-w-[min(18rem,calc(100vw-1rem))]">
        <SelectItem value="venous">CT abdomen and pelvis, portal venous phase, 1 mm, soft tissue</SelectItem>
        <SelectItem value="arterial">
          CT abdomen and pelvis, late arterial phase, 1 mm, soft tissue
        </SelectItem>
        <SelectItem value="scout">Scout</SelectItem>
      </SelectContent>
    </Select>
  );
}
