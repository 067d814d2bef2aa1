import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

const groups = {
  Chest: ['Left lung', 'Right lung', 'Heart', 'Trachea'],
  Abdomen: ['Liver', 'Spleen', 'Pancreas', 'Left kidney', 'Right kidney'],
};

export function ComboboxReadTheChoice() {
  const [open, setOpen] = useState(false);
  const [organ, setOrgan] = useState('Liver');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <Button variant="outline" className="w-[200px] justify-between">
            {organ}
            <ChevronsUpDown aria-hidden className="h-4 w-4" />
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Organ" className="w-[200px] p-0">
          <Command label="Organ" defaultValue={organ}>
            <CommandInput placeholder="Search organ..." />
            <CommandList>
              <CommandEmpty>No organ found.</CommandEmpty>
              {Object.entries(groups).map(([heading, organs]) => (
                <CommandGroup key={heading} heading={heading}>
                  {organs.map((name) => (
                    <CommandItem
                      key={name}
                      value={name}
                      onSelect={() => {
                        setOrgan(name);
                        setOpen(false);
                      }}
                    >
                      {name}
                      {name === organ && <Check aria-label="selected" className="ms-auto h-4 w-4" />}
                    </CommandItem>
                  ))}
                </CommandGroup>
              ))}
            </CommandList>
          </Command>
        </PopoverContent>
      </Popover>
      <output className="text-muted-foreground text-base">New segment: {organ}</output>
    </div>
  );
}
