import { Button } from '@/components/ui/button';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card';

const sides = ['top', 'right', 'bottom', 'left'] as const;

export function HoverCardPlacement() {
  return (
    <div className="flex flex-wrap gap-3">
      {sides.map((side) => (
        <HoverCard key={side} openDelay={200}>
          <HoverCardTrigger asChild>
            <Button variant="secondary">On the {side}</Button>
          </HoverCardTrigger>
          <HoverCardContent side={side} align="start" className="w-48">
            If there is no room, the card opens on the other side.
          </HoverCardContent>
        </HoverCard>
      ))}
    </div>
  );
}
