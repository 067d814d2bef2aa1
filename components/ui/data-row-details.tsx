'use client';

import { useId, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { decodeEntities } from '@/components/ui/decode-entities';

/** Number of lines shown initially. */
const few = 4;

const indents = ['', 'ps-3', 'ps-6', 'ps-9'];

/** A line of details. `<bdi>` isolates its direction: a right-to-left panel doesn’t reorder `24.6 × 17.2 mm`. */
function Line({ text }: { text: string }) {
  if (text === '') return <div className="h-2" />;
  const level = Math.floor((text.length - text.trimStart().length) / 2);
  return (
    <div className={cn('wrap-anywhere', indents[Math.min(level, 3)])}>
      <bdi>{decodeEntities(text.trimStart())}</bdi>
    </div>
  );
}

interface LinesProps {
  lines: readonly string[];
  className: string;
}

/** The lines on one side of the details. If there are more than four, a button shows the rest. */
function Lines({ lines, className }: LinesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const more = lines.length - few;
  return (
    <div className={cn('min-w-0', className)}>
      <div id={id} className="space-y-1">
        {(isOpen ? lines : lines.slice(0, few)).map((line, index) => (
          <Line key={index} text={line} />
        ))}
      </div>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={cn(
            'mt-1 min-h-6 cursor-pointer rounded text-sm text-primary underline-offset-4 hover:underline',
            'outline-ring focus-visible:outline-2',
          )}
          onClick={(event) => {
            event.stopPropagation();
            setOpen(!isOpen);
          }}
        >
          {isOpen ? 'Show less' : `Show ${more} more`}
        </button>
      )}
    </div>
  );
}

interface DataRowDetailsProps {
  primary?: string[];
  secondary?: string[];
}

/** The details below a row: `primary` lines at the start, e.g. measured values, and `secondary` lines at the end. */
export function DataRowDetails({ primary = [], secondary = [] }: DataRowDetailsProps) {
  if (primary.length + secondary.length === 0) return null;
  return (
    <div className="ms-7 flex items-start gap-2 px-2 py-2 text-base leading-normal text-foreground">
      {primary.length > 0 && <Lines lines={primary} className="font-medium" />}
      {secondary.length > 0 && (
        <Lines lines={secondary} className="ms-auto text-end text-sm text-muted-foreground" />
      )}
    </div>
  );
}
