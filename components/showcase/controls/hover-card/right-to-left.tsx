import { Button } from '@/components/ui/button';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card';

export function HoverCardRightToLeft() {
  return (
    <div dir="rtl" lang="ar">
      <HoverCard openDelay={200}>
        <HoverCardTrigger asChild>
          <Button variant="link">الكبد</Button>
        </HoverCardTrigger>
        <HoverCardContent dir="rtl" lang="ar" align="start">
          الحجم ١٤٨٢ مل، ومتوسط الكثافة ٥٨ وحدة هاونسفيلد.
        </HoverCardContent>
      </HoverCard>
    </div>
  );
}
