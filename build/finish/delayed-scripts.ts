/**
 * Loads the scripts of a page once it has been painted, or at once in a background tab, which browsers do not paint.
 * Inlined into pages as source, so it uses nothing from outside its body. React does not load scripts again that have
 * the attributes `src` and `async`.
 */
export function loadScripts(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content;
  const schedule = document.hidden ? setTimeout : requestAnimationFrame;
  schedule(() =>
    setTimeout(() =>
      list?.split(' ').forEach((address) => {
        const script = document.createElement('script');
        script.setAttribute('src', address);
        script.setAttribute('async', '');
        document.head.append(script);
      }),
    ),
  );
}

/** Returns the element that lists the scripts of a page, for `loadScripts`. */
export const createScriptList = (addresses: readonly string[]): string =>
  `<meta name="scripts" content="${addresses.join(' ')}"/>`;

/** Returns the addresses of the scripts that a finished page loads after it has been painted. */
export const readDelayedScripts = (html: string): string[] =>
  /<meta name="scripts" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];

/**
 * Starts the site on the first sign of the reader, so that a slow device is not busy while it draws a page or for a
 * page that is only read. Does not wait if the address leads to a heading, which may have to be revealed, if the page
 * is shown again, or if a script had to be loaded again.
 *
 * Keeps the first button and the first character that the reader presses, because the code for them may come too late,
 * and keeps the browser from searching on Ctrl+K.
 *
 * Part of the script of each page as source, so it uses nothing from outside its body. The inner functions are methods,
 * because tsx would wrap others in calls to a helper that pages do not contain.
 */
export function startOnSign(start: () => void): void {
  const { dataset } = document.documentElement;
  const starts = [start];
  const presses: NonNullable<Window['firstPress']> = {};
  window.firstPress = presses;
  const reader = {
    start() {
      starts.pop()?.();
    },
    keepButton({ target }: Event) {
      const button = (target as Element).closest('button');
      if (button) presses.button ??= button;
    },
    keepKey(event: KeyboardEvent) {
      reader.start();
      if (event.key.length > 1) return;
      presses.key ??= event;
      const isSearch = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (isSearch && dataset.searchKeys !== 'off') event.preventDefault();
    },
  };
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'click', 'error'];
  for (const sign of signs) addEventListener(sign, reader.start, { capture: true, once: true });
  addEventListener('pointerup', reader.keepButton, true);
  addEventListener('keydown', reader.keepKey, true);
  if (location.hash || history.state || dataset.retried !== undefined) reader.start();
}
