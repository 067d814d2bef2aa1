'use client';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { palette } from './palette';
import { Swatch } from './swatch';

export interface ColorDialogProps {
  /** Name of the item, displayed in the heading. */
  name: string;
  /** Current color as `#rrggbb`. */
  colorHex: string;
  /** Called with the new color as `#rrggbb`. */
  onRecolor: (colorHex: string) => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** A dialog for choosing a named color of the palette, or any other color with the browser’s color picker. */
export function ColorDialog({ name, colorHex, onRecolor, onClose }: ColorDialogProps) {
  const id = useId();
  const [color, setColor] = useState(colorHex.toLowerCase());

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        onOpenAutoFocus={focusChosen}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>Color of {name}</DialogTitle>
        </DialogHeader>
        <fieldset className="grid grid-cols-2 gap-1 sm:grid-cols-3">
          <legend className="sr-only">Palette</legend>
          {palette.map(({ name: colorName, hex }) => (
            <label
              key={hex}
              className="text-foreground has-checked:bg-primary/25 outline-ring flex h-7 cursor-pointer items-center gap-2 rounded px-2 text-base has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={id}
                value={hex}
                checked={color === hex}
                onChange={() => setColor(hex)}
                className="accent-primary outline-hidden"
              />
              <Swatch colorHex={hex} />
              {colorName}
            </label>
          ))}
        </fieldset>
        <div className="flex items-center gap-2">
          <Label htmlFor={`${id}-other`}>Other color</Label>
          <input
            id={`${id}-other`}
            type="color"
            value={color}
            onChange={(event) => setColor(event.target.value)}
            className="border-input outline-ring h-7 w-12 cursor-pointer rounded border bg-transparent focus-visible:outline-2 focus-visible:outline-offset-2"
          />
        </div>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              onRecolor(color);
              onClose();
            }}
          >
            Apply
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Focuses the current color when the dialog opens, instead of the first color of the palette. */
function focusChosen(event: Event) {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  const field =
    dialog.querySelector<HTMLElement>('input:checked') ?? dialog.querySelector('input[type="color"]');
  if (!(field instanceof HTMLElement)) return;
  event.preventDefault();
  field.focus();
}
