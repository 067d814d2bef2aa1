import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/**
 * Returns the duration in ms of the animation that opens or closes a list, from the height of its content in px.
 * @see acceptance SB-11
 */
export function getCollapseDuration(height: number): number {
  const k = height / 36;
  return Math.round(10 * (4 + 15 * k ** 0.25 + k / 5));
}

/** Animates the height of a list that opens or closes; returns a function that ends the animation early (SB-11). */
function animateHeight(element: HTMLElement, open: boolean): () => void {
  element.hidden = false;
  const height = element.scrollHeight;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = reduced ? 1 : getCollapseDuration(height);
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
  /** True if opening and closing are animated. */
  isAnimated: boolean;
  children: ReactNode;
}

/** Collapsible list, rendered when it is first opened, and inert as soon as it starts to close (SB-12). */
export function Collapsible({ open, isAnimated, children }: CollapsibleProps) {
  const ref = useRef<HTMLUListElement>(null);
  const before = useRef(open);
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || before.current === open) return;
    before.current = open;
    if (isAnimated) return animateHeight(element, open);
    element.hidden = !open;
  }, [open, isAnimated]);

  if (!needed) return null;
  return (
    <ul ref={ref} className="menu-list" inert={!open}>
      {children}
    </ul>
  );
}
