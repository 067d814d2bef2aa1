import { Download, EllipsisVertical, Lock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

export function DropdownMenuWithIcons() {
  const [done, setDone] = useState('Nothing chosen yet');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="Actions for Spleen">
            <EllipsisVertical aria-hidden className="h-4 w-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem onSelect={() => setDone('Rename')}>
            <Pencil aria-hidden className="me-2 h-4 w-4" />
            Rename
            <DropdownMenuShortcut>F2</DropdownMenuShortcut>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setDone('Export')}>
            <Download aria-hidden className="me-2 h-4 w-4" />
            Export
          </DropdownMenuItem>
          <DropdownMenuItem disabled>
            <Lock aria-hidden className="me-2 h-4 w-4" />
            Lock
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setDone('Delete')}>
            <Trash2 aria-hidden className="me-2 h-4 w-4" />
            Delete
            <DropdownMenuShortcut>Del</DropdownMenuShortcut>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <output className="text-muted-foreground text-base">{done}</output>
    </div>
  );
}
