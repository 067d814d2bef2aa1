import { useEffect, useState } from 'react';

/**
 * Whether a value has been on the screen: false while it is drawn for the first time, so that what is not seen at once
 * can wait for the frame after.
 */
export function useAfterPaint(value: unknown): boolean {
  const [seen, setSeen] = useState<unknown>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSeen(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return seen === value;
}
