import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

const placements = [
  { label: 'Start', side: 'bottom', align: 'start' },
  { label: 'End', side: 'bottom', align: 'end' },
  { label: 'Top, start', side: 'top', align: 'start' },
] as const;

export function DropdownMenuPlacement() {
  return (
    <div className="flex flex-wrap gap-3">
      {placements.map(({ label, side, align }) => (
        <DropdownMenu key={label}>
          <DropdownMenuTrigger asChild>
            <Button variant="secondary">{label}</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent side={side} align={align}>
            <DropdownMenuItem>Axial</DropdownMenuItem>
            <DropdownMenuItem>Sagittal</DropdownMenuItem>
            <DropdownMenuItem>Coronal, next to the axial view</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      ))}
    </div>
  );
}
