import { Button } from '@/components/ui/button';
import { Toaster, toast } from '@/components/ui/toast';

function loadSegmentation(works: boolean) {
  return new Promise<string>((resolve, reject) => {
    setTimeout(() => (works ? resolve('Segmentation 1') : reject(new Error('404'))), 3000);
  });
}

const messages = {
  loading: 'Loading segmentation...',
  success: (name: string) => `${name} has been added`,
  error: 'The segmentation was not found',
};

export function ToastPromise() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => toast.promise(loadSegmentation(true), messages)}>
        Load
      </Button>
      <Button variant="secondary" onClick={() => toast.promise(loadSegmentation(false), messages)}>
        Load and fail
      </Button>
      <Toaster />
    </div>
  );
}
