import { ChevronDown, Download, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function ButtonWithIcon() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button className="gap-1.5">
        <Download aria-hidden="true" className="h-4 w-4" />
        Download series
      </Button>
      <Button variant="ghost" className="gap-1.5">
        <Plus aria-hidden="true" className="h-4 w-4" />
        Add segment
      </Button>
      <Button variant="secondary" className="gap-1.5">
        Layout 2 × 2
        <ChevronDown aria-hidden="true" className="h-4 w-4" />
      </Button>
    </div>
  );
}
