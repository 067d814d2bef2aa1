import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ScrollArea } from '@/components/ui/scroll-area';

export function ScrollAreaGrowing() {
  const [count, setCount] = useState(2);
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex gap-2">
        <Button variant="secondary" onClick={() => setCount(count + 1)}>
          Add measurement
        </Button>
        <Button variant="ghost" onClick={() => setCount(0)}>
          Delete all
        </Button>
      </div>
      <div className="h-28 w-64 max-w-full rounded border border-neutral/50">
        <ScrollArea showArrows type="auto" aria-label="Measurements">
          <ol className="px-3 py-2 text-base text-foreground">
            {Array.from({ length: count }, (_, index) => (
              <li key={index} className="py-0.5">
                {index + 1}. Length {(11.8 + index * 3.1).toFixed(1)} mm
              </li>
            ))}
          </ol>
        </ScrollArea>
      </div>
    </div>
  );
}
