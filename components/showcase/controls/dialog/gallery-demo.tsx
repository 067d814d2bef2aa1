import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';

export default function DialogGalleryDemo() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Open Dialog</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Series loaded</DialogTitle>
          <DialogDescription>All 176 images of the series are in memory.</DialogDescription>
        </DialogHeader>
      </DialogContent>
    </Dialog>
  );
}
