'use client';

import { Code } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

export interface ShowcaseRowProps {
  /** Text of the heading. Without a title, the row has no heading. */
  title?: string;
  /** Level of the heading: 2 for `h2`, and so on. */
  headingLevel?: 2 | 3 | 4;
  /** Description of the example: a string, or an element such as a paragraph with a link. */
  description?: ReactNode;
  /** The live example. */
  children?: ReactNode;
  /** Source code of the example: a string, or an element such as highlighted code. */
  code?: ReactNode;
  /** Additional class names of the row. */
  className?: string;
}

/** A live demo with a description beside it and its source code below. A button shows and hides the code. */
export function ShowcaseRow({
  title,
  headingLevel = 2,
  description,
  children,
  code,
  className,
}: ShowcaseRowProps) {
  const Heading = `h${headingLevel}` as const;
  const [open, setOpen] = useState(false);
  const id = useId();
  const heading = `${id}heading`;
  return (
    <div
      data-slot="showcase-row"
      role="group"
      aria-labelledby={title ? heading : undefined}
      className={cn('mb-8 rounded-lg bg-background p-4 text-base text-foreground sm:p-6', className)}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {title && (
          <Heading id={heading} className="text-2xl leading-tight text-highlight">
            {title}
          </Heading>
        )}
        {code && (
          <Button
            variant="ghost"
            size="sm"
            data-slot="showcase-toggle"
            className="ms-auto gap-1.5"
            aria-expanded={open}
            aria-controls={`${id}code`}
            aria-describedby={title ? heading : undefined}
            onClick={() => setOpen(!open)}
          >
            <Code aria-hidden="true" className="size-4" />
            {open ? 'Hide Code' : 'Show Code'}
          </Button>
        )}
      </div>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-3">
        {description && <div className="text-lg leading-relaxed text-muted-foreground">{description}</div>}
        <div
          data-slot="showcase-example"
          className={cn(
            'flex min-w-0 flex-col justify-center font-inter md:min-h-30',
            description ? 'md:col-span-2' : 'md:col-span-3',
          )}
        >
          <div className="min-w-0">{children}</div>
        </div>
      </div>
      {code && (
        <div id={`${id}code`} data-slot="showcase-code" className={cn('mt-4', !open && 'hidden')}>
          {typeof code === 'string' ? (
            <pre
              dir="ltr"
              tabIndex={0}
              className="outline-ring focus-visible:outline-2 overflow-x-auto rounded-md border border-input bg-muted p-4 text-sm"
            >
              <code>{code}</code>
            </pre>
          ) : (
            code
          )}
        </div>
      )}
    </div>
  );
}
