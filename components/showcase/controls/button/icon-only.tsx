import { Eye, Lock, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function ButtonIconOnly() {
  return (
    <div role="group" aria-label="Segment “Left kidney”" className="flex items-center gap-1">
      <Button variant="ghost" size="icon" aria-label="Hide Left kidney">
        <Eye aria-hidden="true" className="h-4 w-4" />
      </Button>
      <Button variant="ghost" size="icon" aria-label="Lock Left kidney">
        <Lock aria-hidden="true" className="h-4 w-4" />
      </Button>
      <Button variant="ghost" size="icon" aria-label="Rename Left kidney">
        <Pencil aria-hidden="true" className="h-4 w-4" />
      </Button>
      <Button variant="ghost" size="icon" aria-label="Delete Left kidney">
        <Trash2 aria-hidden="true" className="h-4 w-4" />
      </Button>
    </div>
  );
}
