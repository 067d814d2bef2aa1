'use client';
import { Button } from '@/components/ui/button';

export interface PanelStatusProps {
  /** What the last action did; read out when it changes. */
  message: string;
  /** Takes the last deletion back. Without it there is nothing to undo. */
  onUndo?: (() => void) | undefined;
}

/** The last line of a panel: what happened, and the way back. It stays until the next action, so nobody has to hurry. */
export function PanelStatus({ message, onUndo }: PanelStatusProps) {
  return (
    <div className="border-input flex min-h-8 items-center justify-between gap-2 border-t px-2 py-1">
      <p role="status" className="text-muted-foreground min-w-0 break-words text-sm">
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
