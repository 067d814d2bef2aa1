const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate', 'resize'];

/** Ends what `holdPlace` does. */
export let releasePlace = () => {};

/**
 * Scrolls to a place, and again whenever the height of the page changes, because parts of it are still being loaded, until
 * the reader does something or another place is held.
 * @param scroll scrolls to the place
 */
export function holdPlace(scroll: () => void): void {
  releasePlace();
  const abort = new AbortController();
  const { signal } = abort;
  const root = document.documentElement;
  let [height, top] = [0, 0];
  const hold = () => {
    scroll();
    [height, top] = [root.scrollHeight, scrollY];
  };
  const observer = new ResizeObserver(hold);
  releasePlace = () => {
    observer.disconnect();
    abort.abort();
  };
  for (const sign of signs) addEventListener(sign, releasePlace, { signal, passive: true });
  // Dragging the scrollbar causes no other event.
  const onScroll = () => root.scrollHeight === height && Math.abs(scrollY - top) > 2 && releasePlace();
  addEventListener('scroll', onScroll, { signal });
  hold();
  observer.observe(document.body);
}
