import { Button } from '@/components/ui/button';
import { Toaster, toast } from '@/components/ui/toast';

export function ToastKinds() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => toast.success('Segmentation saved')}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => toast.error('The study could not be loaded')}>
        Error
      </Button>
      <Button variant="secondary" onClick={() => toast.info('Series 4 is shown in both viewports')}>
        Info
      </Button>
      <Button variant="secondary" onClick={() => toast.warning('Slice spacing is irregular')}>
        Warning
      </Button>
      <Button variant="secondary" onClick={() => toast('Measurement copied')}>
        Plain
      </Button>
      <Toaster />
    </div>
  );
}
