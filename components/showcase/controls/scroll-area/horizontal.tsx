import { ScrollArea, ScrollBar } from '@/components/ui/scroll-area';

const slices = Array.from({ length: 16 }, (_, index) => index * 20 + 1);

export function ScrollAreaHorizontal() {
  return (
    <ScrollArea type="auto" aria-label="Key images" className="h-auto w-full max-w-md">
      <ul className="flex gap-2 pb-4">
        {slices.map((slice) => (
          <li
            key={slice}
            className="flex h-20 w-20 shrink-0 items-end rounded border border-neutral/50 bg-muted p-1.5 text-sm text-foreground"
          >
            Slice {slice}
          </li>
        ))}
      </ul>
      <ScrollBar orientation="horizontal" />
    </ScrollArea>
  );
}
