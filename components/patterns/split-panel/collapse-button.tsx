'use client';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '@/components/ui/button';

export interface CollapseButtonProps {
  /** Title of the panel, e.g. `Segmentations`. */
  label: string;
  /** Id of the panel that the button collapses. */
  controls: string;
  isCollapsed: boolean;
  onToggle: () => void;
}

/** The heading of a panel, which is a button that collapses and expands the panel. */
export function CollapseButton({ label, controls, isCollapsed, onToggle }: CollapseButtonProps) {
  const Icon = isCollapsed ? ChevronDown : ChevronUp;
  return (
    <Button
      variant="ghost"
      className="w-full justify-between rounded-none"
      aria-expanded={!isCollapsed}
      aria-controls={controls}
      onClick={onToggle}
    >
      {label}
      <Icon className="size-4" aria-hidden="true" />
    </Button>
  );
}
