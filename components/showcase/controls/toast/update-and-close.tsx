import { Button } from '@/components/ui/button';
import { Toaster, toast } from '@/components/ui/toast';

export function ToastUpdateAndClose() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        onClick={() =>
          toast.loading('Waiting for the server', { id: 'server', duration: Infinity, closeButton: true })
        }
      >
        Start
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast.success('The server has responded', { id: 'server', duration: 4000 })}
      >
        Replace
      </Button>
      <Button variant="secondary" onClick={() => toast.dismiss()}>
        Close all
      </Button>
      <Toaster />
    </div>
  );
}
