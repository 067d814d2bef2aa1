import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside of the window something counts as near. */
const margin = '600px 0px';

/** Whether an element has come near the window; once it has, that stays. */
export function useNear<E extends Element>(): [ref: RefObject<E | null>, near: boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
