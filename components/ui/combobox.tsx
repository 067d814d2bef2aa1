'use client';

import { useCommandState } from 'cmdk';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

export interface ComboboxProps {
  /** The choices. Each value must be unique. */
  data?: readonly { value: string; label: string }[];
  /** Text shown until a value is chosen, e.g. `Select modality...`. It also names the field for screen readers. */
  placeholder?: string;
}

/** A field for choosing one of many values, filtered by typing. Choosing the selected value again clears the field. */
export function Combobox({ data = [], placeholder = 'Select item...' }: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState('');
  const list = useId();
  const topic = placeholder.replace(/(\.{3}|…)$/, '');
  const subject = topic.replace(/^(select|choose) (an? |the )?/i, '').toLowerCase();
  const choose = (chosen: string) => {
    setValue(chosen === value ? '' : chosen);
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          variant="outline"
          role="combobox"
          aria-expanded={open}
          aria-controls={list}
          aria-label={topic}
          className="w-[200px] max-w-full justify-between gap-2"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          <span className="truncate">{data.find((item) => item.value === value)?.label ?? placeholder}</span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0" />
        </Button>
      </PopoverTrigger>
      <PopoverContent id={list} aria-label={topic} className="w-[200px] p-0">
        <Choices data={data} topic={topic} subject={subject} value={value} onChoose={choose} />
      </PopoverContent>
    </Popover>
  );
}

interface ChoicesProps {
  data: readonly { value: string; label: string }[];
  /** Name of the field for screen readers, e.g. `Select modality`. */
  topic: string;
  /** Noun for the search placeholder and the empty message, e.g. `modality`. */
  subject: string;
  value: string;
  onChoose: (value: string) => void;
}

function Choices({ data, topic, subject, value, onChoose }: ChoicesProps) {
  return (
    <Command label={topic} {...(value && { defaultValue: value })}>
      <CommandInput placeholder={`Search ${subject}...`} />
      <CommandEmpty>No {subject} found.</CommandEmpty>
      <CommandList label={topic}>
        <CommandGroup>
          {data.map((item) => (
            <CommandItem
              key={item.value}
              value={item.value}
              keywords={[item.label]}
              aria-checked={item.value === value}
              onSelect={() => onChoose(item.value)}
            >
              <Check
                aria-hidden
                className={cn('me-2 size-4 shrink-0', item.value !== value && 'opacity-0')}
              />
              {item.label}
            </CommandItem>
          ))}
        </CommandGroup>
      </CommandList>
      <Count />
    </Command>
  );
}

/** Announces to screen readers how many choices match the typed text. */
function Count() {
  const count = useCommandState((state) => state.filtered.count);
  const isSearching = useCommandState((state) => state.search !== '');
  return (
    <p role="status" className="sr-only">
      {isSearching && (count === 1 ? '1 choice' : `${count} choices`)}
    </p>
  );
}
