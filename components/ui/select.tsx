'use client';

import * as SelectPrimitive from '@radix-ui/react-select';
import { Check, ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { cn } from '@/components/ui/cn';
import { mergeRefs } from '@/components/ui/merge-refs';
import { fadeIn, focusRing, row, surface } from '@/components/ui/popup-classes';

/** Shares the id of the trigger with the list, which has the same name as the trigger. */
const Trigger = createContext<{ id: string | undefined; setId: (id: string | undefined) => void }>({
  id: undefined,
  setId: () => undefined,
});

export interface SelectProps {
  /** A `SelectTrigger` and a `SelectContent`. */
  children?: ReactNode;
  /** Controlled value. */
  value?: string;
  /** Initial value. */
  defaultValue?: string;
  /** Called with the new value when the user chooses one. */
  onValueChange?: (value: string) => void;
  /** Controlled open state of the list. */
  open?: boolean;
  /** Initial open state of the list. */
  defaultOpen?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Name under which a form submits the value. */
  name?: string;
  /** Id of the form that the control belongs to, if it is outside the form. */
  form?: string;
  /** If true, the form can’t be submitted until the user chooses a value. */
  required?: boolean;
  /** Disables the control. */
  disabled?: boolean;
  /** Autofill hint for the browser. */
  autoComplete?: string;
  /** Reading direction. */
  dir?: 'ltr' | 'rtl';
}

/** The root of a control for choosing one of a few values. It holds the value and the open state of the list. */
export function Select({ required = false, disabled = false, children, ...props }: SelectProps) {
  const [id, setId] = useState<string>();
  const trigger = useMemo(() => ({ id, setId }), [id]);
  return (
    <Trigger value={trigger}>
      <SelectPrimitive.unstable_Provider required={required} disabled={disabled} {...props}>
        {children}
        {/* Only forms need the hidden native control. Before the items are known, it would have an empty option. */}
        {props.name !== undefined && id !== undefined && <SelectPrimitive.unstable_BubbleInput />}
      </SelectPrimitive.unstable_Provider>
    </Trigger>
  );
}

/** A group of items. A `SelectLabel` in the group names it for screen readers. */
export function SelectGroup(props: ComponentProps<typeof SelectPrimitive.Group>) {
  return <SelectPrimitive.Group {...props} />;
}

export interface SelectValueProps extends ComponentProps<typeof SelectPrimitive.Value> {
  /** Text that is displayed until a value is chosen. */
  placeholder?: ReactNode;
}

/** The text of the selected item, displayed in the `SelectTrigger`. */
export function SelectValue({ placeholder = '', ...props }: SelectValueProps) {
  return <SelectPrimitive.Value placeholder={placeholder} {...props} />;
}

export interface SelectTriggerProps extends ComponentProps<typeof SelectPrimitive.Trigger> {
  /** Disables the control, like `disabled` on the `Select`. */
  disabled?: boolean;
}

/** The button that shows the value and opens the list. Name it with a `Label` for its `id` or with an `aria-label`. */
export function SelectTrigger({ className, children, id, ...props }: SelectTriggerProps) {
  const { setId } = useContext(Trigger);
  const ownId = useId();
  const triggerId = id ?? ownId;
  useEffect(() => {
    setId(triggerId);
    return () => setId(undefined);
  }, [setId, triggerId]);
  return (
    <SelectPrimitive.Trigger
      id={triggerId}
      className={cn(
        'border-neutral/80 text-foreground hover:bg-primary/10 data-placeholder:text-muted-foreground flex min-h-7 w-full max-w-full items-center justify-between gap-2 rounded border bg-transparent px-2 text-start text-base shadow-sm disabled:cursor-not-allowed disabled:opacity-50 forced-colors:disabled:text-[GrayText] forced-colors:disabled:opacity-100',
        'aria-invalid:border-error-text aria-invalid:shadow-error-text aria-invalid:shadow-[inset_0_0_0_1px]',
        '[&>span]:line-clamp-1',
        focusRing,
        className,
      )}
      {...props}
    >
      {children}
      <SelectPrimitive.Icon asChild>
        <ChevronsUpDown aria-hidden className="text-muted-foreground size-4 shrink-0" />
      </SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
  );
}

/** Scrolls the list up while the pointer rests on it. */
export function SelectScrollUpButton({
  className,
  ...props
}: ComponentProps<typeof SelectPrimitive.ScrollUpButton>) {
  return (
    <SelectPrimitive.ScrollUpButton
      className={cn('flex min-h-6 cursor-default items-center justify-center', className)}
      {...props}
    >
      <ChevronUp aria-hidden className="size-4" />
    </SelectPrimitive.ScrollUpButton>
  );
}

/** Scrolls the list down while the pointer rests on it. */
export function SelectScrollDownButton({
  className,
  ...props
}: ComponentProps<typeof SelectPrimitive.ScrollDownButton>) {
  return (
    <SelectPrimitive.ScrollDownButton
      className={cn('flex min-h-6 cursor-default items-center justify-center', className)}
      {...props}
    >
      <ChevronDown aria-hidden className="size-4" />
    </SelectPrimitive.ScrollDownButton>
  );
}

export interface SelectContentProps extends ComponentProps<typeof SelectPrimitive.Content> {
  /** `popper` opens the list beside the trigger, and `item-aligned` places the selected item over the trigger. */
  position?: 'popper' | 'item-aligned';
  /** Side of the trigger on which the list opens. Only used with `popper`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Edge of the trigger with which the list is aligned. Only used with `popper`. */
  align?: 'start' | 'center' | 'end';
  /** Distance from the trigger in pixels. Only used with `popper`. */
  sideOffset?: number;
}

/** Copies the trigger’s name to the list, because an open list hides labels outside it from screen readers. */
function nameList(list: HTMLElement | null, triggerId: string | undefined) {
  const trigger = triggerId === undefined ? null : document.getElementById(triggerId);
  if (!list || !(trigger instanceof HTMLButtonElement)) return;
  const labelledBy = trigger.getAttribute('aria-labelledby');
  const label = trigger.getAttribute('aria-label') ?? trigger.labels[0]?.textContent;
  if (labelledBy) list.setAttribute('aria-labelledby', labelledBy);
  else if (label) list.setAttribute('aria-label', label);
}

/** The list of items. It has the same name as the trigger and is at least as wide as the trigger. */
export function SelectContent({
  className,
  children,
  position = 'popper',
  side = 'bottom',
  align = 'start',
  sideOffset = 4,
  ref,
  ...props
}: SelectContentProps) {
  const { id } = useContext(Trigger);
  const place = position === 'popper' ? { side, align, sideOffset, collisionPadding: 8 } : {};
  return (
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content
        ref={mergeRefs(ref, (list: HTMLDivElement | null) => nameList(list, id))}
        position={position}
        {...place}
        className={cn(
          surface,
          fadeIn,
          'relative min-w-32 overflow-hidden rounded',
          position === 'popper'
            ? 'max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-[max(8rem,var(--radix-select-trigger-width))]'
            : 'max-h-96',
          className,
        )}
        {...props}
      >
        <SelectScrollUpButton />
        <SelectPrimitive.Viewport className="p-1">{children}</SelectPrimitive.Viewport>
        <SelectScrollDownButton />
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  );
}

/** Heading of a group, which also names the group for screen readers. */
export function SelectLabel({ className, ...props }: ComponentProps<typeof SelectPrimitive.Label>) {
  return <SelectPrimitive.Label className={cn('px-2 py-1 text-base font-semibold', className)} {...props} />;
}

export interface SelectItemProps extends ComponentProps<typeof SelectPrimitive.Item> {
  /** Value that `onValueChange` receives and a form submits. It must not be empty. */
  value: string;
  /** Disables the item. It stays in the list. */
  disabled?: boolean;
  /** Text that is matched when the user types, if it differs from the displayed text. */
  textValue?: string;
}

/** An item of the list. When the user chooses the item, the `Select` gets its value. */
export function SelectItem({ className, children, disabled = false, ...props }: SelectItemProps) {
  return (
    <SelectPrimitive.Item
      disabled={disabled}
      {...(!disabled && { tabIndex: 0 })}
      className={cn(row, 'w-full py-1 ps-2 pe-8', className)}
      {...props}
    >
      <SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
      <SelectPrimitive.ItemIndicator className="absolute end-2 flex size-4 items-center justify-center">
        <Check aria-hidden className="size-4" />
      </SelectPrimitive.ItemIndicator>
    </SelectPrimitive.Item>
  );
}

/** A line between sections of the list. */
export function SelectSeparator({ className, ...props }: ComponentProps<typeof SelectPrimitive.Separator>) {
  return <SelectPrimitive.Separator className={cn('bg-input -mx-1 my-1 h-px', className)} {...props} />;
}
