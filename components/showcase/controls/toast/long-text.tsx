import { Button } from '@/components/ui/button';
import { Toaster, toast } from '@/components/ui/toast';

export function ToastLongText() {
  return (
    <div>
      <Button
        variant="secondary"
        onClick={() =>
          toast.error(
            'The series 1.3.6.1.4.1.14519.5.2.1.7009.2403.871108593056125491804754960339 is incomplete',
            {
              description:
                'Images 88 to 96 are missing on the server. Measurements across this gap are inaccurate, and the volume can’t be shown in MPR.',
              duration: 12_000,
              closeButton: true,
            },
          )
        }
      >
        Show a long message
      </Button>
      <Toaster />
    </div>
  );
}
