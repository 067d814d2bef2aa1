import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { searchLimits } from '@/lib/site/constants';

const MARK = 'search';

const isEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/**
 * Makes the browser's back button close the search dialog if it fills the window, as on phones. For this, adds a
 * history entry, which is removed if the dialog closes in another way.
 * @returns a function that closes the dialog and then calls `next`
 * @see acceptance SM-08
 */
export function useCloseOnBack(onClose: () => void): (next?: () => void) => void {
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
        // Goes back only on the first call, because going back twice would leave the page.
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
