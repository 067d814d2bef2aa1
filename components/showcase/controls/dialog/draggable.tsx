import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';

export function DialogDraggable() {
  return (
    <Dialog isDraggable modal={false} shouldCloseOnOverlayClick={false}>
      <DialogTrigger asChild>
        <Button variant="secondary">Show voxel values</Button>
      </DialogTrigger>
      <DialogContent className="max-w-xs">
        <DialogHeader>
          <DialogTitle>Voxel values</DialogTitle>
          <DialogDescription>This dialog stays open while you work with the images.</DialogDescription>
        </DialogHeader>
        <dl className="grid grid-cols-2 gap-1 text-base">
          <dt className="text-muted-foreground">Position</dt>
          <dd>212, 148, 37</dd>
          <dt className="text-muted-foreground">Hounsfield units</dt>
          <dd>54 HU</dd>
        </dl>
      </DialogContent>
    </Dialog>
  );
}
