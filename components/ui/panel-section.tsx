'use client';

import { ChevronDown } from 'lucide-react';
import { createContext, use, useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface Section {
  isOpen: boolean;
  toggle: () => void;
  contentId: string;
}

const SectionContext = createContext<Section | null>(null);

function useSection(part: string): Section {
  const section = use(SectionContext);
  if (!section) throw new Error(`${part} must be inside a PanelSection.`);
  return section;
}

export interface PanelSectionProps {
  /** A `PanelSection.Header` and a `PanelSection.Content`. */
  children: ReactNode;
  /** Initial open state. */
  defaultOpen?: boolean;
  /** Class names of the section. */
  className?: string;
}

/** A section of a side panel that collapses to its header. */
export function PanelSection({ children, defaultOpen = true, className }: PanelSectionProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const contentId = useId();
  const section = useMemo(
    () => ({ isOpen, contentId, toggle: () => setOpen((open) => !open) }),
    [isOpen, contentId],
  );
  return (
    <SectionContext value={section}>
      <div data-state={isOpen ? 'open' : 'closed'} className={cn('shrink-0', className)}>
        {children}
      </div>
    </SectionContext>
  );
}

export interface PanelSectionHeaderProps extends ComponentProps<'button'> {
  /** Title of the section: text and icons, but no controls, because a button can’t contain another button. */
  children: ReactNode;
  /** Class names of the button. */
  className?: string;
  /** If true, the header has an arrow at its end. */
  showChevron?: boolean;
}

function PanelSectionHeader({
  children,
  className,
  showChevron = true,
  onClick,
  ...props
}: PanelSectionHeaderProps) {
  const { isOpen, toggle, contentId } = useSection('PanelSection.Header');
  return (
    <h3 className="flex min-w-0 flex-1">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        data-state={isOpen ? 'open' : 'closed'}
        className={cn(
          'my-0.5 flex min-h-7 w-full min-w-0 cursor-pointer items-center justify-between rounded bg-popover py-1 ps-2.5 pe-1',
          'text-start text-base wrap-anywhere font-medium text-muted-foreground hover:bg-accent hover:text-accent-foreground',
          'outline-ring focus-visible:outline-2 focus-visible:-outline-offset-2 forced-colors:border',
          className,
        )}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) toggle();
        }}
        {...props}
      >
        {children}
        {showChevron && (
          <ChevronDown
            className={cn(
              'size-4 shrink-0 text-primary forced-colors:text-[CanvasText] transition-transform duration-200 motion-reduce:transition-none',
              !isOpen && '-rotate-90 rtl:rotate-90',
            )}
          />
        )}
      </button>
    </h3>
  );
}

export interface PanelSectionContentProps {
  /** Content of the section, which keeps its state while the section is closed. */
  children: ReactNode;
  /** Class names of the element around the content. */
  className?: string;
}

function PanelSectionContent({ children, className }: PanelSectionContentProps) {
  const { isOpen, contentId } = useSection('PanelSection.Content');
  return (
    <div
      id={contentId}
      inert={!isOpen}
      data-state={isOpen ? 'open' : 'closed'}
      className={cn(
        'grid text-base transition-[grid-template-rows,visibility] duration-200 motion-reduce:transition-none',
        isOpen ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
      )}
    >
      <div className="min-h-0 min-w-0 overflow-clip [overflow-clip-margin:4px]">
        <div className={cn('rounded-b', className)}>{children}</div>
      </div>
    </div>
  );
}

PanelSection.Header = PanelSectionHeader;
PanelSection.Content = PanelSectionContent;
