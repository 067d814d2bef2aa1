import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

const protocols = Array.from(
  { length: 24 },
  (_, index) => `Prior ${index + 1} of 24: chest CT, mediastinal window`,
);

export function PopoverLongText() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="secondary">Prior studies</Button>
      </PopoverTrigger>
      <PopoverContent align="start" className="max-h-48">
        <ul tabIndex={0} aria-label="Prior studies" className="grid gap-1">
          {protocols.map((protocol) => (
            <li key={protocol}>{protocol}</li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  );
}
