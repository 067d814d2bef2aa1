/**
 * Loads scripts when the page has been painted for the first time, or at once if it is in a background tab, which
 * browsers do not paint. The source of this function is inlined into pages, so it cannot use anything from outside its
 * body. React recognizes a script by its attributes `src` and `async`, and does not load it again.
 */
function loadAfterPaint(addresses: readonly string[]): void {
  const schedule = document.hidden ? setTimeout : requestAnimationFrame;
  schedule(() =>
    setTimeout(() =>
      addresses.forEach((address) => {
        const script = document.createElement('script');
        script.setAttribute('src', address);
        script.setAttribute('async', '');
        document.head.append(script);
      }),
    ),
  );
}

/** Returns the code of the inline script that loads the scripts of a page. */
export const createScriptLoader = (addresses: readonly string[]): string =>
  `(${loadAfterPaint.toString()})(${JSON.stringify(addresses)})`;

const loaderCall = /\}\)\((\["[^\]]*"\])\)<\/script>/;

/** Returns the addresses of the scripts that a finished page loads after it has been painted. */
export const readDelayedScripts = (html: string): string[] =>
  JSON.parse(loaderCall.exec(html)?.[1] ?? '[]') as string[];
