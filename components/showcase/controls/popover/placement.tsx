import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

const placements = [
  { label: 'Start', side: 'bottom', align: 'start' },
  { label: 'End', side: 'bottom', align: 'end' },
  { label: 'Top', side: 'top', align: 'center' },
  { label: 'Right', side: 'right', align: 'center' },
] as const;

export function PopoverPlacement() {
  return (
    <div className="flex flex-wrap gap-3">
      {placements.map(({ label, side, align }) => (
        <Popover key={label}>
          <PopoverTrigger asChild>
            <Button variant="secondary">{label}</Button>
          </PopoverTrigger>
          <PopoverContent side={side} align={align} sideOffset={8} className="w-48">
            Slice 37 of 176, position −112.5 mm
          </PopoverContent>
        </Popover>
      ))}
    </div>
  );
}
