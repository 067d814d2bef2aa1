/**
 * Runs in a page: gives the sign of a reader for which most pages wait, which counts once the script that waits has been
 * loaded. Returns true as soon as the page responds to clicks and keys.
 */
export function startPage(): boolean {
  document.dispatchEvent(new Event('pointermove'));
  return (
    document.querySelector('[data-has-hydrated="true"]:not(:has([data-page-behavior="false"]))') !== null
  );
}
