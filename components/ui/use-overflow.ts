import { useCallback, useState } from 'react';

interface Overflow {
  /** True if the box can be scrolled, vertically or horizontally. */
  scrolls: boolean;
  /** True if there is content above the visible part. */
  above: boolean;
  /** True if there is content below the visible part. */
  below: boolean;
}

const none: Overflow = { scrolls: false, above: false, below: false };

/** Pixels that don’t count as overflow, because positions may be fractional while sizes are whole pixels. */
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

/** Reports in which directions a box has hidden content, and updates on scrolling and resizing. */
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
