import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export function DialogForm() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Left ventricle');

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    setName(typed || name);
    setOpen(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogTrigger asChild>
          <Button variant="secondary">Rename segment</Button>
        </DialogTrigger>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Rename segment</DialogTitle>
            <DialogDescription>The name is also saved in the DICOM SEG.</DialogDescription>
          </DialogHeader>
          <form onSubmit={rename} className="grid gap-4">
            <div className="grid gap-1.5">
              <Label htmlFor="segment-name">Name</Label>
              <Input id="segment-name" name="name" defaultValue={name} />
            </div>
            <DialogFooter>
              <Button type="button" variant="secondary" onClick={() => setOpen(false)}>
                Cancel
              </Button>
              <Button type="submit">Rename</Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
      <output className="text-muted-foreground text-base">Segment 1: {name}</output>
    </div>
  );
}
