import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';

export function DialogWithoutOverlay() {
  return (
    <Dialog showOverlay={false}>
      <DialogTrigger asChild>
        <Button variant="secondary">About this series</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Series 4: T2 FLAIR axial</DialogTitle>
          <DialogDescription>
            176 images, slice thickness 1 mm, acquired on 2024-03-12 at 3 tesla.
          </DialogDescription>
        </DialogHeader>
      </DialogContent>
    </Dialog>
  );
}
