import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

const segments = ['Vertebra T', 'Rib left ', 'Rib right '].flatMap((name) =>
  Array.from({ length: 12 }, (_, index) => `${name}${index + 1}`),
);

export function DropdownMenuManyItems() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary">Jump to segment</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="max-h-64" loop>
        {segments.map((segment) => (
          <DropdownMenuItem key={segment}>{segment}</DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
