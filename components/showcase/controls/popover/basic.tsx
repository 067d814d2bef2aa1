import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

export function PopoverBasic() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Open popover</Button>
      </PopoverTrigger>
      <PopoverContent className="w-60">
        A hanging protocol determines which series each viewport shows when a study opens.
      </PopoverContent>
    </Popover>
  );
}
