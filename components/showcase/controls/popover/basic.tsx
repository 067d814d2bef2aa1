'use client';

import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

export function PopoverBasic() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Open popover</Button>
      </PopoverTrigger>
      <PopoverContent className="w-60">
        Hanging protocols decide which series stands in which viewport when a study opens.
      </PopoverContent>
    </Popover>
  );
}
