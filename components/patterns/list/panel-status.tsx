'use client';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

export interface PanelStatusProps {
  /** The result of the last action; read out when it changes. */
  message: string;
  /** Undoes the last deletion; missing when there is nothing to undo. */
  onUndo?: (() => void) | undefined;
}

/** The last line of a panel: the last result, and Undo. It stays until the next action, so nobody has to hurry. */
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
