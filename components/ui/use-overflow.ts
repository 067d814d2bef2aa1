import { useCallback, useState } from 'react';

interface Overflow {
  /** Whether it can be scrolled, in either direction. */
  scrolls: boolean;
  /** Whether there is more above. */
  above: boolean;
  /** Whether there is more below. */
  below: boolean;
}

const none: Overflow = { scrolls: false, above: false, below: false };

/** Positions may be fractional, but sizes are whole pixels. */
const tolerance = 1;

function measure(box: HTMLElement): Overflow {
  const rest = box.scrollHeight - box.clientHeight;
  return {
    scrolls: rest > tolerance || box.scrollWidth - box.clientWidth > tolerance,
    above: box.scrollTop > tolerance,
    below: box.scrollTop < rest - tolerance,
  };
}

const same = (a: Overflow, b: Overflow) =>
  a.scrolls === b.scrolls && a.above === b.above && a.below === b.below;

/** Whether a box has content outside its visible part, updated on scrolling and resizing. */
export function useOverflow() {
  const [overflow, setOverflow] = useState(none);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const update = () => {
      const now = measure(box);
      setOverflow((before) => (same(before, now) ? before : now));
    };
    const sizes = new ResizeObserver(update);
    for (const element of [box, ...box.children]) sizes.observe(element);
    box.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', update);
    };
  }, []);
  return { ref, ...overflow };
}
