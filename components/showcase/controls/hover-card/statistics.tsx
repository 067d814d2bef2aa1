import { Button } from '@/components/ui/button';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card';

const segments = [
  { name: 'Liver', volume: '1,482 ml', mean: '58 HU', deviation: '14 HU' },
  { name: 'Spleen', volume: '214 ml', mean: '49 HU', deviation: '12 HU' },
];

export function HoverCardStatistics() {
  return (
    <ul className="bg-muted ms-auto w-40 rounded p-1 sm:me-8">
      {segments.map(({ name, volume, mean, deviation }) => (
        <li key={name}>
          <HoverCard openDelay={300} closeDelay={200}>
            <HoverCardTrigger asChild>
              <Button variant="ghost" className="w-full justify-start">
                {name}
              </Button>
            </HoverCardTrigger>
            <HoverCardContent side="left" align="start" className="w-52">
              <dl className="grid grid-cols-2 gap-1 text-base">
                <dt>Volume</dt>
                <dd className="text-foreground text-end">{volume}</dd>
                <dt>Mean</dt>
                <dd className="text-foreground text-end">{mean}</dd>
                <dt>Std. deviation</dt>
                <dd className="text-foreground text-end">{deviation}</dd>
              </dl>
            </HoverCardContent>
          </HoverCard>
        </li>
      ))}
    </ul>
  );
}
