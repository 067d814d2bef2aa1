import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Toaster, toast } from '@/components/ui/toast';

export function ToastWithButtons() {
  const [tries, setTries] = useState(1);

  function upload() {
    toast.warning('Upload interrupted', {
      id: 'upload',
      description: '41 of 176 images have been stored.',
      duration: Infinity,
      action: { label: 'Retry', onClick: () => setTries((count) => count + 1) },
      cancel: { label: 'Cancel', onClick: () => toast.dismiss('upload') },
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" onClick={upload}>
        Upload
      </Button>
      <output className="text-muted-foreground text-base">Attempts: {tries}</output>
      <Toaster />
    </div>
  );
}
