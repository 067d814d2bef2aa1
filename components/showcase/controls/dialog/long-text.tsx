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

const slices = Array.from({ length: 40 }, (_, index) => index + 1);

export function DialogLongText() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Check slice spacing</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Slices with irregular spacing</DialogTitle>
          <DialogDescription>The volume is resampled before it can be shown in MPR.</DialogDescription>
        </DialogHeader>
        <div
          role="region"
          aria-label="List of slices"
          tabIndex={0}
          className="border-input focus-visible:outline-ring max-h-48 overflow-y-auto rounded border p-2 focus-visible:outline-2"
        >
          <ul className="grid gap-1 text-base">
            {slices.map((slice) => (
              <li key={slice}>
                Slice {slice}: {(2.5 + (slice % 4) * 0.25).toFixed(2)} mm from the previous slice
              </li>
            ))}
          </ul>
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Resample</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
