import { Button } from '@/components/ui/button';
import { ScrollArea } from '@/components/ui/scroll-area';

const series = Array.from(
  { length: 40 },
  (_, index) => `Series ${index + 1}: CT ${index % 2 ? 'lung' : 'soft tissue'}`,
);

export function ScrollAreaWithArrows() {
  return (
    <div className="h-48 w-64 max-w-full">
      <ScrollArea showArrows aria-label="Series of the study">
        <ul>
          {series.map((name) => (
            <li key={name}>
              <Button variant="ghost" className="w-full justify-start focus-visible:-outline-offset-2">
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </ScrollArea>
    </div>
  );
}
