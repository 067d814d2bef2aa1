import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { toHref } from '@/components/link/site-base';

interface DropdownProps {
  /** Visible content of the trigger, the element that opens the list. */
  caption: ReactNode;
  /** Accessible name of the trigger, if the caption does not say what the reader chooses. */
  label?: string;
  /** Address that a mouse click on the trigger opens; without it, the trigger only opens the list. */
  href?: string | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * True for mouse clicks, also assumed if `pointerType` is missing. Only they follow the trigger's link, because
 * hovering has already opened the list; a tap or a screen reader's click opens the list (NAV-18).
 */
const isMouse = ({ nativeEvent }: React.MouseEvent) =>
  ((nativeEvent as Partial<PointerEvent>).pointerType ?? 'mouse') === 'mouse';

/**
 * List of links below a trigger. It opens on hover, Enter, Space or tap, and closes when the pointer or focus leaves,
 * on a click outside, and on Escape. `menu-keys.ts` handles the arrow keys.
 * @see acceptance NAV-13..NAV-18
 */
export function Dropdown({ caption, label, href, className, children }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);

  // Until the site has started, a style shows the list on hover and focus; it then stays open.
  useLayoutEffect(() => {
    if (root.current?.matches(':hover, :focus-within')) setOpen(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    /** Closes the list on a click or tap outside, or Escape anywhere. */
    const closeOn = (event: Event) => {
      const inside = root.current?.contains(event.target as Node);
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? event.key !== 'Escape' : inside) return;
      setOpen(false);
      if (isKey && inside) trigger.current?.focus();
    };
    const end = new AbortController();
    for (const type of ['keydown', 'pointerdown'])
      document.addEventListener(type, closeOn, { signal: end.signal });
    return () => end.abort();
  }, [open]);

  // Also attached to the trigger, because a pointer that moves up from a closed list never left the dropdown.
  const onHover = (event: React.PointerEvent) => event.pointerType === 'mouse' && setOpen(true);
  const onKey = (event: React.KeyboardEvent) => {
    if (event.target !== trigger.current || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    setOpen(!open);
  };
  const onClick = (event: React.MouseEvent) => {
    const byMouse = isMouse(event);
    if (href && byMouse) return;
    event.preventDefault();
    setOpen(byMouse || !open);
  };
  const onBlur = (event: React.FocusEvent) => {
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
        aria-expanded={open}
        aria-label={label}
        data-follow={href ? '' : undefined}
        onPointerEnter={onHover}
        onClick={onClick}
      >
        {caption}
      </a>
      <ul className="dropdown-menu" onClick={() => setOpen(false)}>
        {children}
      </ul>
    </div>
  );
}
