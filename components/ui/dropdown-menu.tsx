'use client';

import * as DropdownMenuPrimitive from '@radix-ui/react-dropdown-menu';
import { Check, ChevronRight, Circle } from 'lucide-react';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type HTMLAttributes,
} from 'react';
import { cn } from '@/components/ui/cn';
import { fadeIn, row, surface } from '@/components/ui/popup-classes';

export interface DropdownMenuProps extends ComponentProps<typeof DropdownMenuPrimitive.Root> {
  /** Controlled open state. */
  open?: boolean;
  /** Initial open state. */
  defaultOpen?: boolean;
  /** Called with the new open state when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** If true, users can’t interact with the rest of the page while the menu is open. */
  modal?: boolean;
  /** Reading direction of the menu. With `rtl`, submenus open to the left. */
  dir?: 'ltr' | 'rtl';
}

/** The root of a menu. It holds the open state, which the trigger and the menu share. */
export function DropdownMenu({ modal = true, ...props }: DropdownMenuProps) {
  return <DropdownMenuPrimitive.Root modal={modal} {...props} />;
}

export interface DropdownMenuTriggerProps extends ComponentProps<typeof DropdownMenuPrimitive.Trigger> {
  /** Uses the only child as the trigger. Required for a `Button`, because a button can’t contain another button. */
  asChild?: boolean;
}

/** The button that opens the menu. It gets the focus back when the menu closes. */
export function DropdownMenuTrigger({ asChild = false, ...props }: DropdownMenuTriggerProps) {
  return <DropdownMenuPrimitive.Trigger asChild={asChild} {...props} />;
}

/** Renders its children at the end of `<body>`. The components for menus and submenus already contain a portal. */
export function DropdownMenuPortal(props: ComponentProps<typeof DropdownMenuPrimitive.Portal>) {
  return <DropdownMenuPrimitive.Portal {...props} />;
}

export interface DropdownMenuContentProps extends ComponentProps<typeof DropdownMenuPrimitive.Content> {
  /** Side of the trigger on which the content opens. If there is no room, it opens on the other side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Edge of the trigger with which the content is aligned. */
  align?: 'start' | 'center' | 'end';
  /** Distance from the trigger in pixels. */
  sideOffset?: number;
  /** If true, the arrow keys wrap around at both ends of the menu. */
  loop?: boolean;
}

/** The menu itself. Keys pressed in the menu don’t trigger keyboard shortcuts of the page. */
export function DropdownMenuContent({
  className,
  side = 'bottom',
  align = 'center',
  sideOffset = 4,
  loop = false,
  onKeyDown,
  ...props
}: DropdownMenuContentProps) {
  return (
    <DropdownMenuPrimitive.Portal>
      <DropdownMenuPrimitive.Content
        side={side}
        align={align}
        sideOffset={sideOffset}
        loop={loop}
        tabIndex={0}
        collisionPadding={8}
        className={cn(menu, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          event.stopPropagation();
        }}
        {...props}
      />
    </DropdownMenuPrimitive.Portal>
  );
}

const menu = cn(surface, fadeIn, 'min-w-32 overflow-x-hidden overflow-y-auto rounded p-1 outline-hidden');

export interface DropdownMenuItemProps extends ComponentProps<typeof DropdownMenuPrimitive.Item> {
  /** Indents the item so that it aligns with items that have an icon. */
  inset?: boolean;
  /** Disables the item. It stays in the list, and the arrow keys skip it. */
  disabled?: boolean;
  /** Called when the user chooses the item. `event.preventDefault()` keeps the menu open. */
  onSelect?: (event: Event) => void;
}

/** A menu item that runs a command. */
export function DropdownMenuItem({
  className,
  inset = false,
  disabled = false,
  ...props
}: DropdownMenuItemProps) {
  return (
    <DropdownMenuPrimitive.Item
      disabled={disabled}
      className={cn(row, 'px-2 py-1', inset && 'ps-8', className)}
      {...props}
    />
  );
}

export interface DropdownMenuCheckboxItemProps extends ComponentProps<
  typeof DropdownMenuPrimitive.CheckboxItem
> {
  /** True if the setting is on. */
  checked?: boolean | 'indeterminate';
  /** Called with the new state when the user chooses the item. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A menu item for a setting that is on or off. */
export function DropdownMenuCheckboxItem({ className, children, ...props }: DropdownMenuCheckboxItemProps) {
  return (
    <DropdownMenuPrimitive.CheckboxItem className={cn(row, 'py-1 ps-8 pe-2', className)} {...props}>
      <DropdownMenuPrimitive.ItemIndicator className={sign}>
        <Check aria-hidden className="size-4" />
      </DropdownMenuPrimitive.ItemIndicator>
      {children}
    </DropdownMenuPrimitive.CheckboxItem>
  );
}

const sign = 'absolute start-2 flex size-4 items-center justify-center';

export interface DropdownMenuRadioItemProps extends ComponentProps<typeof DropdownMenuPrimitive.RadioItem> {
  /** Value that the group gets when the user chooses the item. */
  value: string;
}

/** A menu item for one of several choices. It must be inside a `DropdownMenuRadioGroup`. */
export function DropdownMenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <DropdownMenuPrimitive.RadioItem className={cn(row, 'py-1 ps-8 pe-2', className)} {...props}>
      <DropdownMenuPrimitive.ItemIndicator className={sign}>
        <Circle aria-hidden className="size-2 fill-current" />
      </DropdownMenuPrimitive.ItemIndicator>
      {children}
    </DropdownMenuPrimitive.RadioItem>
  );
}

/** Passes the id of a `DropdownMenuLabel` to the group around it, so that the label names the group. */
const GroupLabel = createContext<(id: string | undefined) => void>(() => undefined);

/** A group of items. A `DropdownMenuLabel` in the group names it for screen readers. */
export function DropdownMenuGroup(props: ComponentProps<typeof DropdownMenuPrimitive.Group>) {
  const [label, setLabel] = useState<string>();
  return (
    <GroupLabel value={setLabel}>
      <DropdownMenuPrimitive.Group aria-labelledby={label} {...props} />
    </GroupLabel>
  );
}

export interface DropdownMenuRadioGroupProps extends ComponentProps<typeof DropdownMenuPrimitive.RadioGroup> {
  /** Value of the selected item. */
  value?: string;
  /** Called with the new value when the user chooses an item. */
  onValueChange?: (value: string) => void;
}

/** A group of choices of which one is selected. A `DropdownMenuLabel` in the group names it for screen readers. */
export function DropdownMenuRadioGroup(props: DropdownMenuRadioGroupProps) {
  const [label, setLabel] = useState<string>();
  return (
    <GroupLabel value={setLabel}>
      <DropdownMenuPrimitive.RadioGroup aria-labelledby={label} {...props} />
    </GroupLabel>
  );
}

export interface DropdownMenuLabelProps extends ComponentProps<typeof DropdownMenuPrimitive.Label> {
  /** Indents the label so that it aligns with items that have an icon. */
  inset?: boolean;
}

/** A heading in the menu. */
export function DropdownMenuLabel({ className, inset = false, id, ...props }: DropdownMenuLabelProps) {
  const ownId = useId();
  const labelId = id ?? ownId;
  const name = useContext(GroupLabel);
  useEffect(() => {
    name(labelId);
    return () => name(undefined);
  }, [name, labelId]);
  return (
    <DropdownMenuPrimitive.Label
      id={labelId}
      className={cn('text-muted-foreground px-2 py-1 text-sm', inset && 'ps-8', className)}
      {...props}
    />
  );
}

/** A line between sections of the menu. */
export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.Separator>) {
  return <DropdownMenuPrimitive.Separator className={cn('bg-input mx-2 my-1 h-px', className)} {...props} />;
}

/** The keyboard shortcut of an item. The menu only displays the shortcut; the page must handle the keys. */
export function DropdownMenuShortcut({ className, ...props }: HTMLAttributes<HTMLSpanElement>) {
  return (
    <span
      className={cn('text-muted-foreground ms-auto ps-4 text-sm tracking-widest', className)}
      {...props}
    />
  );
}

/** The root of a submenu. It holds the open state. */
export function DropdownMenuSub(props: ComponentProps<typeof DropdownMenuPrimitive.Sub>) {
  return <DropdownMenuPrimitive.Sub {...props} />;
}

export interface DropdownMenuSubTriggerProps extends ComponentProps<typeof DropdownMenuPrimitive.SubTrigger> {
  /** Indents the item so that it aligns with items that have an icon. */
  inset?: boolean;
  /** Disables the item. It stays in the list, and the arrow keys skip it. */
  disabled?: boolean;
}

/** The item that opens a submenu. */
export function DropdownMenuSubTrigger({
  className,
  inset = false,
  disabled = false,
  children,
  ...props
}: DropdownMenuSubTriggerProps) {
  return (
    <DropdownMenuPrimitive.SubTrigger
      disabled={disabled}
      className={cn(row, 'data-[state=open]:bg-accent px-2 py-1', inset && 'ps-8', className)}
      {...props}
    >
      {children}
      <ChevronRight aria-hidden className="ms-auto size-4 shrink-0 rtl:rotate-180" />
    </DropdownMenuPrimitive.SubTrigger>
  );
}

/** The submenu itself. A portal prevents the parent menu from clipping it. */
export function DropdownMenuSubContent({
  className,
  ...props
}: ComponentProps<typeof DropdownMenuPrimitive.SubContent>) {
  return (
    <DropdownMenuPrimitive.Portal>
      <DropdownMenuPrimitive.SubContent
        collisionPadding={8}
        className={cn(menu, 'max-h-(--radix-dropdown-menu-content-available-height) shadow-lg', className)}
        {...props}
      />
    </DropdownMenuPrimitive.Portal>
  );
}
