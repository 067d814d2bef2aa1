import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

export function PopoverForm() {
  const [width, setWidth] = useState('400');
  const [level, setLevel] = useState('40');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="ghost" size="icon" aria-label="Window settings">
            <Settings2 aria-hidden className="h-4 w-4" />
          </Button>
        </PopoverTrigger>
        <PopoverContent align="start" className="grid w-60 grid-cols-2 items-center gap-2">
          <Label htmlFor="window-width">Width</Label>
          <Input
            id="window-width"
            inputMode="numeric"
            value={width}
            onChange={(event) => setWidth(event.target.value)}
          />
          <Label htmlFor="window-level">Level</Label>
          <Input
            id="window-level"
            inputMode="numeric"
            value={level}
            onChange={(event) => setLevel(event.target.value)}
          />
        </PopoverContent>
      </Popover>
      <output className="text-muted-foreground text-base">
        W {width} / L {level}
      </output>
    </div>
  );
}
