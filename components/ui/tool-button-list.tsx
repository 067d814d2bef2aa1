'use client';

import { ChevronDown } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Icons } from '@/components/ui/icons';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip';

export interface ToolButtonListProps extends ComponentProps<'div'> {
  /** A `ToolButtonListDefault`, a `ToolButtonListDivider` and a `ToolButtonListDropDown`. */
  children?: ReactNode;
}

/** A tool with a menu of related tools beside it. */
export function ToolButtonList({ className, children, ...props }: ToolButtonListProps) {
  return (
    <div role="group" className={cn('flex items-center', className)} {...props}>
      {children}
    </div>
  );
}

export interface ToolButtonListDefaultProps extends ComponentProps<'div'> {
  /** The `ToolButton` of the last used tool. */
  children?: ReactNode;
  /** Tooltip for a control that has none. A `ToolButton` already has a tooltip. */
  tooltip?: string;
  /** If true, the tooltip contains the `disabledText`. */
  disabled?: boolean;
  /** Reason why the tool is disabled, displayed in the tooltip. */
  disabledText?: string;
}

/** Contains the button of the tool that a click activates, beside the arrow that opens the menu. */
export function ToolButtonListDefault({
  className,
  children,
  tooltip,
  disabled = false,
  disabledText,
  ...props
}: ToolButtonListDefaultProps) {
  const box = (
    <div className={cn('flex items-center', className)} {...props}>
      {children}
    </div>
  );
  const reason = disabled && disabledText;
  if (!tooltip && !reason) return box;
  return (
    <Tooltip>
      <TooltipTrigger asChild>{box}</TooltipTrigger>
      <TooltipContent side="bottom">
        {tooltip}
        {reason && <span className="block text-muted-foreground">{reason}</span>}
      </TooltipContent>
    </Tooltip>
  );
}

export interface ToolButtonListDropDownProps {
  /** The `ToolButtonListItem` elements of the menu. */
  children: ReactNode;
  /** Class names of the button with the arrow. */
  className?: string;
  /** Name of the button with the arrow, and of the menu. */
  'aria-label'?: string;
  /** Ref to the element of the menu. */
  ref?: Ref<HTMLDivElement>;
}

const directionOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr';

/** The arrow beside the tool, and the menu that it opens, which follows the reading direction of the page. */
export function ToolButtonListDropDown({
  children,
  className,
  'aria-label': label = 'More tools',
  ref,
}: ToolButtonListDropDownProps) {
  const arrow = useRef<HTMLButtonElement>(null);
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  return (
    <DropdownMenu dir={dir} onOpenChange={(isOpen) => isOpen && setDir(directionOf(arrow.current))}>
      <DropdownMenuTrigger asChild>
        <Button
          ref={arrow}
          type="button"
          variant="ghost"
          size="icon"
          aria-label={label}
          className={cn(
            'h-10 w-6 shrink-0 rounded-s-none rounded-e-lg bg-transparent text-primary hover:bg-background hover:text-highlight',
            className,
          )}
        >
          <ChevronDown className="h-4 w-4" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="bottom" align="start" alignOffset={-41} {...(ref && { ref })}>
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export interface ToolButtonListItemProps extends ComponentProps<typeof DropdownMenuItem> {
  /** Name of the icon, e.g. `tool-length` or `ToolLength`. */
  icon?: string;
  /** Name of the tool. */
  children?: ReactNode;
  /** Class names of the item. */
  className?: string;
  /** Second line of a disabled item that has no `disabledText`. */
  tooltip?: string;
  /** Disables the item. It stays in the menu, and the arrow keys skip it. */
  disabled?: boolean;
  /** Reason why the item is disabled, displayed as its second line. */
  disabledText?: string;
  /** Called when the user chooses the item. */
  onSelect?: (event: Event) => void;
}

/** An item of the menu, for one tool. */
export function ToolButtonListItem({
  icon,
  children,
  className,
  tooltip,
  disabled = false,
  disabledText,
  ...props
}: ToolButtonListItemProps) {
  const reason = disabled && (disabledText ?? tooltip);
  return (
    <DropdownMenuItem
      disabled={disabled}
      className={cn('gap-2 data-disabled:opacity-100', className)}
      {...props}
    >
      {icon && <Icons.ByName name={icon} className={cn('h-6 w-6 shrink-0', disabled && 'opacity-50')} />}
      <span className="min-w-0">
        <span className={cn(disabled && 'opacity-70')}>{children}</span>
        {reason && <span className="block text-xs text-muted-foreground">{reason}</span>}
      </span>
    </DropdownMenuItem>
  );
}

/** A line between the tool and the arrow that opens the menu. */
export function ToolButtonListDivider({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('h-5 w-px self-center bg-primary forced-colors:bg-[CanvasText]', className)}
      {...props}
    />
  );
}
