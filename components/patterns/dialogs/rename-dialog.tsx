'use client';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

export interface RenameDialogProps {
  /** Current name, which is in the field when the dialog opens. */
  name: string;
  /** Called with the new name, which is never empty. */
  onRename: (name: string) => void;
  /** Called when the dialog should close. */
  onClose: () => void;
}

/** A dialog for renaming an item. Enter saves the new name, and Escape keeps the current one. */
export function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const id = useId();
  const [text, setText] = useState(name);
  const [isRefused, setRefused] = useState(false);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setRefused(true);
      return;
    }
    onRename(text.trim());
    onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} onCloseAutoFocus={(event) => event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>Rename {name}</DialogTitle>
        </DialogHeader>
        <form onSubmit={save} className="flex flex-col gap-4">
          <div className="flex flex-col gap-1.5">
            <Label htmlFor={id}>Name</Label>
            <Input
              id={id}
              value={text}
              autoComplete="off"
              maxLength={64}
              aria-invalid={isRefused}
              aria-describedby={isRefused ? `${id}-fault` : undefined}
              onChange={(event) => setText(event.target.value)}
              onFocus={(event) => event.target.select()}
            />
            {isRefused && (
              <p id={`${id}-fault`} role="alert" className="text-foreground text-sm">
                Enter a name.
              </p>
            )}
          </div>
          <DialogFooter>
            <Button type="button" variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
