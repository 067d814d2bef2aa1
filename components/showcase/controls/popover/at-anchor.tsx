import { Button } from '@/components/ui/button';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

export function PopoverAtAnchor() {
  return (
    <Popover>
      <PopoverAnchor asChild>
        <div className="border-input bg-muted flex max-w-sm items-center justify-between gap-2 rounded border p-2">
          <span className="text-base">Bidirectional: 24.1 × 17.8 mm</span>
          <PopoverTrigger asChild>
            <Button variant="ghost">Note</Button>
          </PopoverTrigger>
        </div>
      </PopoverAnchor>
      <PopoverContent align="start" className="w-80">
        Grown by 3 mm since 2023-09-04. Compare with series 4 of the prior study.
      </PopoverContent>
    </Popover>
  );
}
