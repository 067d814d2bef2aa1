'use client';

import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { ColorChange, Delete, Hide, Lock, More, Rename, Show } from '@/components/ui/icon-glyphs';

type Handler = ((event: MouseEvent<HTMLElement>) => void) | undefined;

interface MenuHandlers {
  onToggleLocked?: Handler;
  onRename?: Handler;
  onDelete?: Handler;
  onColor?: Handler;
}

interface DataRowActionsProps extends MenuHandlers {
  title: string;
  isSelected: boolean;
  isVisible: boolean;
  isLocked: boolean;
  canEdit: boolean;
  onToggleVisibility?: Handler;
}

/** Hides a button unless the row is hovered or focused. Touch screens always show the button. */
const hiddenUntilHover = cn(
  'opacity-0 transition-opacity motion-reduce:transition-none',
  'group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100',
  'pointer-coarse:opacity-100 forced-colors:opacity-100',
);

/** Draws the focus ring inside a button, so that lists that scroll do not cut it off. */
const insetRing = 'focus-visible:-outline-offset-2';

/** Wraps the handler of an action so that the click doesn’t also reach the row or its parents. */
const withoutBubbling = (run: NonNullable<Handler>) => (event: MouseEvent<HTMLElement>) => {
  event.stopPropagation();
  run(event);
};

function menuOf(isLocked: boolean, { onRename, onDelete, onColor, onToggleLocked }: MenuHandlers) {
  return [
    { label: 'Rename', icon: Rename, run: onRename },
    { label: 'Delete', icon: Delete, run: onDelete },
    { label: 'Change Color', icon: ColorChange, run: onColor },
    { label: isLocked ? 'Unlock' : 'Lock', icon: Lock, run: onToggleLocked },
  ].flatMap(({ run, ...action }) => (run ? [{ ...action, run }] : []));
}

/** The end of a row, with the visibility button, the lock icon and the menu of actions. */
export function DataRowActions({
  title,
  isSelected,
  isVisible,
  isLocked,
  canEdit,
  onToggleVisibility,
  ...handlers
}: DataRowActionsProps) {
  return (
    <div className="relative ms-1 flex items-center gap-1 pe-0.5">
      {onToggleVisibility && (
        <Button
          type="button"
          size="icon"
          variant="ghost"
          aria-label={`${isVisible ? 'Hide' : 'Show'} ${title}`}
          className={cn(insetRing, isVisible && !isSelected && hiddenUntilHover)}
          onClick={withoutBubbling(onToggleVisibility)}
        >
          {isVisible ? <Hide className="h-6 w-6" /> : <Show className="h-6 w-6" />}
        </Button>
      )}
      {isLocked && (
        <Lock className="h-6 w-6 shrink-0 text-muted-foreground forced-colors:text-[CanvasText]" />
      )}
      {canEdit ? (
        <ActionMenu title={title} isHiddenUntilHover={!isSelected} actions={menuOf(isLocked, handlers)} />
      ) : (
        <span className="w-6" />
      )}
    </div>
  );
}

interface ActionMenuProps {
  title: string;
  isHiddenUntilHover: boolean;
  actions: ReturnType<typeof menuOf>;
}

/**
 * Stops the closing menu from returning the focus to its button if an action has moved the focus, for example into a
 * field for the new name. The menu isn’t modal, because a modal menu would take the focus back before it closes.
 */
function keepFocus(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}

function ActionMenu({ title, isHiddenUntilHover, actions }: ActionMenuProps) {
  if (actions.length === 0) return null;
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button
          type="button"
          size="icon"
          variant="ghost"
          aria-label={`Actions for ${title}`}
          className={cn(insetRing, isHiddenUntilHover && hiddenUntilHover)}
          onClick={(event) => event.stopPropagation()}
        >
          <More className="h-6 w-6" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" onCloseAutoFocus={keepFocus}>
        {actions.map(({ label, icon: Icon, run }) => (
          <DropdownMenuItem key={label} onClick={withoutBubbling(run)}>
            <Icon className="-ms-1 h-6 w-6 shrink-0" />
            <span className="ps-1 pe-2">{label}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
