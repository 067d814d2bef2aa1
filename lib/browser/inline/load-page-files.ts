declare global {
  interface Window {
    /** Data of the page as text, for the start script; empty if it could not be loaded. */
    pageData?: Promise<string>;
    /** Resolves when all scripts of the page have run, or have been lost. */
    pageScripts?: Promise<unknown>;
  }
}

/** Adds a script in the form that React recognizes and does not load again: with the attributes `src` and `async`. */
const addScript = (address: string) =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.setAttribute('src', address);
    script.setAttribute('async', '');
    for (const end of ['load', 'error']) script.addEventListener(end, resolve);
    document.head.append(script);
  });

/**
 * Loads the data and the scripts of a page once it has been painted, or soon in a background tab, which browsers do not
 * paint. The build lists their addresses in a meta element, the data first.
 */
export function loadPageFiles(): void {
  const list = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content;
  if (list === undefined) return;
  const [data = '', ...scripts] = list.split(' ');
  const load = () => {
    window.pageData = fetch(data, { priority: 'low' }).then(
      (response) => response.text(),
      () => '',
    );
    window.pageScripts = Promise.all(scripts.map(addScript));
  };
  const schedule = document.hidden ? setTimeout : requestAnimationFrame;
  schedule(() => setTimeout(load));
}
