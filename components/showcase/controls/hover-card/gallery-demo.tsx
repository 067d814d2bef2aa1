import { Button } from '@/components/ui/button';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@/components/ui/hover-card';

export default function HoverCardGalleryDemo() {
  return (
    <HoverCard openDelay={200}>
      <HoverCardTrigger asChild>
        <Button variant="link">Hover me</Button>
      </HoverCardTrigger>
      <HoverCardContent>Acquired on 2024-03-12, 176 images, slice thickness 1 mm.</HoverCardContent>
    </HoverCard>
  );
}
