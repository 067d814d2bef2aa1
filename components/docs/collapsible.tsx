'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { collapseDuration } from './collapse-duration';

/** Plays the change of height; calls back when it is over, also when no animation runs (SB-11). */
function animateHeight(element: HTMLElement, open: boolean): () => void {
  element.hidden = false;
  const height = element.scrollHeight;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = reduced ? 1 : collapseDuration(height);
  element.style.overflow = 'hidden';
  element.style.height = open ? '0px' : `${height}px`;
  element.getBoundingClientRect();
  element.style.transition = `height ${duration}ms ease-in-out`;
  element.style.height = open ? `${height}px` : '0px';
  const end = () => {
    clearTimeout(timer);
    element.removeEventListener('transitionend', onEnd);
    element.style.removeProperty('overflow');
    element.style.removeProperty('height');
    element.style.removeProperty('transition');
    element.hidden = !open;
  };
  const onEnd = (event: TransitionEvent) => event.target === element && end();
  element.addEventListener('transitionend', onEnd);
  const timer = setTimeout(end, duration + 50);
  return end;
}

interface CollapsibleProps {
  open: boolean;
  /** False shows and hides it at once. */
  moves: boolean;
  children: ReactNode;
}

/**
 * A list that opens and closes with a movement whose time follows its height. Not rendered until first opened; while
 * closed, and from the moment it begins to close, keyboard and assistive tech do not reach it (SB-12).
 */
export function Collapsible({ open, moves, children }: CollapsibleProps) {
  const ref = useRef<HTMLUListElement>(null);
  const before = useRef(open);
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || before.current === open) return;
    before.current = open;
    if (moves) return animateHeight(element, open);
    element.hidden = !open;
  }, [open, moves]);

  if (!needed) return null;
  return (
    <ul ref={ref} className="menu-list" inert={!open}>
      {children}
    </ul>
  );
}
