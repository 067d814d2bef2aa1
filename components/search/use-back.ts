import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { searchLimits } from '@/lib/site/constants';

const MARK = 'search';

const isEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Lets the browser's back close a dialog that fills the window, as on phones: it has an entry of its own in the history,
 * of the page in view, which every other way to close it takes back.
 * @returns closes the dialog, then goes on with what is given
 * @see acceptance SM-08
 */
export function useBack(onClose: () => void): (next?: () => void) => void {
  const goOn = useRef<() => void>(undefined);
  const isLeaving = useRef(false);
  const onPop = useEffectEvent(() => {
    if (isEntry()) return;
    onClose();
    goOn.current?.();
  });
  useEffect(() => {
    const isFull = matchMedia(`(max-width: ${searchLimits.snippetBreakpoint}px)`).matches;
    if (isFull && !isEntry()) history.pushState({ [MARK]: true }, '');
    const listener = () => onPop();
    addEventListener('popstate', listener);
    return () => {
      removeEventListener('popstate', listener);
      if (isEntry() && !isLeaving.current) history.back();
    };
  }, []);
  return useCallback(
    (next) => {
      if (isEntry()) {
        goOn.current = next ?? goOn.current;
        // Twice would leave the page.
        if (!isLeaving.current) history.back();
        isLeaving.current = true;
        return;
      }
      onClose();
      next?.();
    },
    [onClose],
  );
}
