import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

const colors = [
  { name: 'Red', className: 'bg-[#cd5c5c]' },
  { name: 'Green', className: 'bg-[#6b8e23]' },
  { name: 'Blue', className: 'bg-[#4682b4]' },
];

export function PopoverControlled() {
  const [open, setOpen] = useState(false);
  const [color, setColor] = useState('Red');
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="secondary">Segment color: {color}</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Segment color" align="start" className="grid w-40 gap-1 p-2">
        {colors.map(({ name, className }) => (
          <Button
            key={name}
            variant="ghost"
            aria-pressed={name === color}
            className="justify-start"
            onClick={() => {
              setColor(name);
              setOpen(false);
            }}
          >
            <span aria-hidden className={`border-foreground me-2 h-4 w-4 rounded-full border ${className}`} />
            {name}
            {name === color && <Check aria-hidden className="ms-auto h-4 w-4" />}
          </Button>
        ))}
      </PopoverContent>
    </Popover>
  );
}
