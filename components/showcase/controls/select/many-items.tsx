import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

const rates = Array.from({ length: 60 }, (_, index) => String(index + 1));

export function SelectManyItems() {
  return (
    <Select defaultValue="24">
      <SelectTrigger aria-label="Frame rate" className="w-[180px]">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {rates.map((rate) => (
          <SelectItem key={rate} value={rate}>
            {rate} frames per second
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
