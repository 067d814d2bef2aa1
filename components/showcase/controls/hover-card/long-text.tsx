import { Button } from '@/components/ui/button';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card';

export function HoverCardLongText() {
  return (
    <HoverCard openDelay={200}>
      <HoverCardTrigger asChild>
        <Button variant="link">Series instance UID</Button>
      </HoverCardTrigger>
      <HoverCardContent align="start">
        <p className="text-foreground">1.3.6.1.4.1.14519.5.2.1.7009.2403.871108593056125491804754960339</p>
        <p className="mt-2">
          This number identifies the series in every system. You can select and copy the number, because the
          card stays open while the pointer is on it.
        </p>
      </HoverCardContent>
    </HoverCard>
  );
}
