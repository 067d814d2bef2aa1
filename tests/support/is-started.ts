/** Runs in a page: returns true when the page has started and responds to clicks and keys. */
export function isStarted(): boolean {
  return (
    document.querySelector('[data-has-hydrated="true"]:not(:has([data-page-behavior="false"]))') !== null
  );
}
