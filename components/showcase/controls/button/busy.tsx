import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

export function ButtonBusy() {
  const [state, setState] = useState<'idle' | 'busy' | 'stored'>('idle');

  useEffect(() => {
    if (state !== 'busy') return;
    const timer = setTimeout(() => setState('stored'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        className="gap-1.5"
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && setState('busy')}
      >
        {state === 'busy' && (
          <LoaderCircle aria-hidden="true" className="h-4 w-4 animate-spin motion-reduce:animate-none" />
        )}
        Store segmentation
      </Button>
      <p role="status" className="text-base text-muted-foreground">
        {state === 'busy' && 'Storing as DICOM SEG…'}
        {state === 'stored' && 'Stored on the PACS.'}
      </p>
    </div>
  );
}
