import { Button } from '@/components/ui/button';
import { Toaster, toast } from '@/components/ui/toast';

export default function ToastGalleryDemo() {
  return (
    <>
      <Button onClick={() => toast.success('Segmentation saved')}>Show toast</Button>
      <Toaster />
    </>
  );
}
