import { Button } from '@/components/ui/button';
import { Toaster, toast } from '@/components/ui/toast';

export function ToastWithDescription() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        onClick={() =>
          toast.success('Report stored', { description: 'DICOM SR with 6 measurements, series 902.' })
        }
      >
        Success
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.info('No active segmentation', {
            description: 'Create a segmentation before you use the brush.',
          })
        }
      >
        Info
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.error('Export failed', {
            description: 'The server returned error 507: not enough storage for this study.',
          })
        }
      >
        Error
      </Button>
      <Toaster />
    </div>
  );
}
