'use client';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

export interface PanelStatusProps {
  /** Result of the last action. Screen readers announce it when it changes. */
  message: string;
  /** Undoes the last deletion. Undefined if there is nothing to undo. */
  onUndo?: (() => void) | undefined;
}

/** The last line of a panel, with the result of the last action and an Undo button. Both stay until the next action. */
export function PanelStatus({ message, onUndo }: PanelStatusProps) {
  return (
    <div
      className={cn(
        'flex items-center justify-between gap-2',
        message && 'border-input min-h-8 border-t px-2 py-1',
      )}
    >
      <p role="status" className="text-muted-foreground m-0 min-w-0 text-sm wrap-anywhere">
        {message}
      </p>
      {onUndo && (
        <Button data-undo size="sm" variant="ghost" className="shrink-0" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
