import { ScrollArea } from '@/components/ui/scroll-area';

const measurements = Array.from({ length: 14 }, (_, index) => index + 1);

export function ScrollAreaRightToLeft() {
  return (
    <div lang="ar" className="h-32 w-56 max-w-full rounded border border-neutral/50">
      <ScrollArea dir="rtl" type="always" aria-label="القياسات">
        <ol className="px-3 py-2 text-base text-foreground">
          {measurements.map((number) => (
            <li key={number} className="py-0.5">
              قياس {number}
            </li>
          ))}
        </ol>
      </ScrollArea>
    </div>
  );
}
