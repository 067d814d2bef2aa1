'use client';

import { cva } from 'class-variance-authority';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icons } from '@/components/ui/icons';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip';

const toolButtonVariants = cva('rounded-lg', {
  variants: {
    size: { default: 'h-10 w-10', small: 'h-8 w-8' },
    state: {
      idle: 'bg-transparent text-foreground/80 hover:bg-background hover:text-highlight',
      active:
        'bg-highlight text-background hover:bg-highlight/80 hover:text-background forced-colors:outline-2',
      disabled: 'bg-transparent text-foreground/80 hover:bg-transparent hover:text-foreground/80',
    },
  },
});

const iconSizes = { default: 'h-7 w-7', small: 'h-6 w-6' };

export interface ToolButtonProps {
  /** Id of the tool. `onInteraction` receives it, and tests find the button by it. */
  id: string;
  /** Name of the icon, e.g. `tool-zoom` or `ToolZoom`. */
  icon?: string;
  /** Name of the tool, used as the accessible name of the button and as the first line of the tooltip. */
  label?: string;
  /** Second line of the tooltip. */
  tooltip?: string;
  /** Size of the button: 40 px with an icon of 28 px, or 32 px with an icon of 24 px. */
  size?: 'default' | 'small';
  /** True if the tool is active. Omit it for a button that isn’t a toggle, such as Reset. */
  isActive?: boolean;
  /** Disables the tool. It can still be focused and keeps its tooltip. */
  disabled?: boolean;
  /** Reason why the tool is disabled, displayed as the second line of the tooltip. */
  disabledText?: string;
  /** Commands of the tool, passed to `onInteraction`. */
  commands?: Record<string, unknown>;
  /** Called when the user activates the tool, unless it is disabled. */
  onInteraction?: (details: { itemId: string; commands?: Record<string, unknown> }) => void;
  /** Class names of the button. */
  className?: string;
}

/** A toolbar button with an icon and a tooltip, which shows if its tool is active. Requires a `TooltipProvider`. */
export function ToolButton({
  id,
  icon = 'MissingIcon',
  label,
  tooltip,
  size = 'default',
  isActive,
  disabled = false,
  disabledText,
  commands,
  onInteraction,
  className,
}: ToolButtonProps) {
  const name = label ?? tooltip ?? id;
  const interact = () => onInteraction?.({ itemId: id, ...(commands && { commands }) });
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <Button
          type="button"
          variant="ghost"
          size="icon"
          aria-label={name}
          aria-pressed={isActive}
          aria-disabled={disabled}
          data-cy={id}
          data-tool={id}
          data-active={!!isActive}
          className={cn(toolButtonVariants({ size, state: stateOf(disabled, isActive) }), className)}
          onClick={disabled ? undefined : interact}
        >
          <Icons.ByName name={icon} className={iconSizes[size]} />
        </Button>
      </TooltipTrigger>
      <Hint name={name} text={(disabled && disabledText) || tooltip} />
    </Tooltip>
  );
}

function stateOf(disabled: boolean, isActive: boolean | undefined) {
  if (disabled) return 'disabled';
  return isActive ? 'active' : 'idle';
}

/** The tooltip of a tool. Screen readers get only its second line, because they already read the tool’s name. */
function Hint({ name, text }: { name: string; text: string | undefined }) {
  if (!text || text === name) return <TooltipContent side="bottom">{name}</TooltipContent>;
  return (
    <TooltipContent side="bottom" aria-label={text}>
      {name}
      <span className="block text-xs text-muted-foreground">{text}</span>
    </TooltipContent>
  );
}
