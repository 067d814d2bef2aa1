import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Slider } from '@/components/ui/slider';

export function SliderInForm() {
  const [sent, setSent] = useState('');
  return (
    <form
      className="flex w-full max-w-xs flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('fps')));
      }}
    >
      <span id="cine-rate" className="text-base text-foreground">
        Frames per second
      </span>
      <Slider aria-labelledby="cine-rate" name="fps" defaultValue={[24]} min={1} max={60} />
      <Button>Play</Button>
      <p role="status" className="text-base text-muted-foreground">
        {sent && `Sent: fps = ${sent}`}
      </p>
    </form>
  );
}
