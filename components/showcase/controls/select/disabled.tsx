import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';

export function SelectDisabled() {
  return (
    <div className="flex flex-wrap gap-3">
      <Select disabled defaultValue="mip">
        <SelectTrigger aria-label="Projection, disabled" className="w-[180px]">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value="mip">Maximum intensity</SelectItem>
        </SelectContent>
      </Select>
      <Select defaultValue="mip">
        <SelectTrigger aria-label="Projection" className="w-[180px]">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value="mip">Maximum intensity</SelectItem>
          <SelectItem value="average">Average</SelectItem>
          <SelectItem value="volume" disabled>
            Volume (requires WebGL 2)
          </SelectItem>
        </SelectContent>
      </Select>
    </div>
  );
}
