import { useState } from 'react';
import { Button } from '@/components/ui/button';

export function ButtonPressed() {
  const [linked, setLinked] = useState(true);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant={linked ? 'default' : 'outline'}
        aria-pressed={linked}
        onClick={() => setLinked(!linked)}
      >
        Link viewports
      </Button>
      <p className="text-base text-muted-foreground">
        {linked ? 'Both viewports scroll together.' : 'Each viewport scrolls by itself.'}
      </p>
    </div>
  );
}
