'use client';

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { toHref } from '@/components/link/site-base';
import { ChevronIcon } from './icons';

interface DropdownProps {
  /** What the trigger shows. */
  caption: ReactNode;
  /** Accessible name when the caption alone does not say what is chosen. */
  label?: string;
  /** Where a click with the mouse leads; without it the trigger only opens the list. */
  href?: string;
  className?: string;
  children: ReactNode;
}

/** Touch has no hover: the first tap opens the list instead of following the caption's link (NAV-18). */
const isTouch = (event: MouseEvent) => (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';

/**
 * A list under a caption: opens on hover, Enter, Space or tap; closes when pointer or focus leaves, on a press
 * outside and on Escape.
 * @see acceptance NAV-13..NAV-18
 */
export function Dropdown({ caption, label, href, className, children }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('mousedown', onPress);
    document.addEventListener('touchstart', onPress, { passive: true });
    return () => {
      document.removeEventListener('mousedown', onPress);
      document.removeEventListener('touchstart', onPress);
    };
  }, [open]);

  // On the trigger, too: the way up from a list that a choice has just closed does not leave the dropdown.
  const onHover = (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(true);
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpen(!open);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    trigger.current?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if (href && !isTouch(event)) return;
    event.preventDefault();
    setOpen(!open);
  };
  const onBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div
      ref={root}
      className={`dropdown ${className ?? ''}`}
      data-open={open}
      onPointerEnter={onHover}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onKeyDown={onKey}
      onBlur={onBlur}
    >
      <a
        ref={trigger}
        href={href === undefined ? '#' : toHref(href)}
        className="navbar-item dropdown-trigger"
        role="button"
        aria-haspopup="true"
        aria-expanded={open}
        aria-label={label}
        data-follow={href ? '' : undefined}
        onPointerEnter={onHover}
        onClick={onClick}
        onKeyDown={onTriggerKey}
      >
        {caption}
        <ChevronIcon size={14} className="dropdown-caret" />
      </a>
      <ul className="dropdown-menu" onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  );
}
