import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';

export function DialogNeedsAnswer() {
  return (
    <Dialog shouldCloseOnEsc={false} shouldCloseOnOverlayClick={false}>
      <DialogTrigger asChild>
        <Button variant="secondary">Start the viewer</Button>
      </DialogTrigger>
      <DialogContent unstyled className="w-[calc(100%-2rem)]">
        <DialogHeader>
          <DialogTitle>Investigational use only</DialogTitle>
          <DialogDescription>
            This build is not cleared for diagnosis. Confirm that you will not use it for patient care.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Confirm and continue</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
