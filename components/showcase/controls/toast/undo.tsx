import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Toaster, toast } from '@/components/ui/toast';

const measurements = ['Length 24.1 mm', 'Ellipse 312 mm²', 'Angle 48°'];

export function ToastUndo() {
  const [shown, setShown] = useState(measurements);

  function remove() {
    const before = shown;
    setShown(shown.slice(0, -1));
    toast(`${shown.at(-1)} deleted`, {
      duration: 10_000,
      action: { label: 'Undo', onClick: () => setShown(before) },
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" disabled={shown.length === 0} onClick={remove}>
        Delete the last measurement
      </Button>
      <output className="text-muted-foreground text-base">{shown.join(', ') || 'No measurements'}</output>
      <Toaster />
    </div>
  );
}
