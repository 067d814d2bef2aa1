'use client';

import { Command as CommandPrimitive } from 'cmdk';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export interface CommandProps extends ComponentProps<typeof CommandPrimitive> {
  /** Name of the list for screen readers. */
  label?: string;
  /** Controlled value of the highlighted item. */
  value?: string;
  /** Value of the initially highlighted item. */
  defaultValue?: string;
  /** Called with the value of the item that becomes highlighted. */
  onValueChange?: (value: string) => void;
  /** If true, typing filters and sorts the items. */
  shouldFilter?: boolean;
  /** Returns how well an item matches the typed text: 0 hides the item, 1 is the best match. */
  filter?: (value: string, search: string, keywords?: string[]) => number;
  /** If true, the arrow keys wrap around at both ends of the list. */
  loop?: boolean;
}

/** A list that the user filters by typing. */
export function Command({ className, shouldFilter = true, loop = false, ...props }: CommandProps) {
  return (
    <CommandPrimitive
      shouldFilter={shouldFilter}
      loop={loop}
      className={cn(
        'bg-background text-popover-foreground flex h-full max-h-[inherit] w-full flex-col overflow-hidden rounded-md',
        className,
      )}
      {...props}
    />
  );
}

export interface CommandInputProps extends ComponentProps<typeof CommandPrimitive.Input> {
  /** Controlled text of the field. */
  value?: string;
  /** Called with the typed text. */
  onValueChange?: (search: string) => void;
}

/** The text field that filters the list. The placeholder is also its accessible name unless it has an `aria-label`. */
export function CommandInput({ className, ...props }: CommandInputProps) {
  return (
    <div className="border-input focus-within:outline-ring flex items-center border-b px-3 focus-within:outline-2 focus-within:-outline-offset-2">
      <Search aria-hidden className="text-primary me-2 size-4 shrink-0" />
      <CommandPrimitive.Input
        aria-label={props.placeholder}
        className={cn(
          'placeholder:text-muted-foreground flex min-h-10 w-full min-w-0 bg-transparent py-2 text-base outline-none focus-visible:outline-none disabled:cursor-not-allowed disabled:opacity-50',
          className,
        )}
        {...props}
      />
    </div>
  );
}

/** The scrollable list of items. */
export function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return (
    <CommandPrimitive.List
      className={cn('max-h-75 min-h-0 scroll-py-1 overflow-x-hidden overflow-y-auto', className)}
      {...props}
    />
  );
}

/** A message that is shown when no item matches the typed text. */
export function CommandEmpty({ className, ...props }: ComponentProps<typeof CommandPrimitive.Empty>) {
  return <CommandPrimitive.Empty className={cn('px-3 py-5 text-center text-base', className)} {...props} />;
}

export interface CommandGroupProps extends ComponentProps<typeof CommandPrimitive.Group> {
  /** Heading of the group, which also names the group for screen readers. */
  heading?: ComponentProps<typeof CommandPrimitive.Group>['heading'];
}

/** A group of items with an optional heading. */
export function CommandGroup({ className, ...props }: CommandGroupProps) {
  return (
    <CommandPrimitive.Group
      className={cn(
        'text-foreground **:[[cmdk-group-heading]]:text-muted-foreground overflow-hidden p-1 **:[[cmdk-group-heading]]:px-2 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-sm **:[[cmdk-group-heading]]:font-medium',
        className,
      )}
      {...props}
    />
  );
}

export interface CommandItemProps extends ComponentProps<typeof CommandPrimitive.Item> {
  /** Value of the item, unique in the list. The default is the text of the item. */
  value?: string;
  /** Additional words that match when the user types. */
  keywords?: string[];
  /** Disables the item. */
  disabled?: boolean;
  /** Called with the value of the item when the user chooses it. */
  onSelect?: (value: string) => void;
}

/** An item of the list. The arrow keys highlight items while the focus stays in the text field. */
export function CommandItem({ className, disabled = false, ...props }: CommandItemProps) {
  return (
    <CommandPrimitive.Item
      disabled={disabled}
      className={cn(
        'aria-selected:bg-primary/30 aria-selected:text-accent-foreground aria-selected:outline-ring relative flex min-h-6 cursor-default items-center rounded-sm px-2 py-1.5 text-base wrap-anywhere select-none aria-selected:outline-2 aria-selected:-outline-offset-2 data-[disabled=true]:pointer-events-none data-[disabled=true]:opacity-50',
        className,
      )}
      {...props}
    />
  );
}
