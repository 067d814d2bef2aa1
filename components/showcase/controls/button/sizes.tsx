import { Ruler } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function ButtonSizes() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="lg">Start tracking</Button>
      <Button>Start tracking</Button>
      <Button size="sm">Start tracking</Button>
      <Button size="icon" aria-label="Length">
        <Ruler aria-hidden="true" className="h-4 w-4" />
      </Button>
    </div>
  );
}
