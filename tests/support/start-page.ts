/**
 * Runs in a page: dispatches the event that most pages wait for before they start, which counts only after their script
 * has loaded. Returns true when the page responds to clicks and keys.
 */
export function startPage(): boolean {
  document.dispatchEvent(new Event('pointermove'));
  return (
    document.querySelector('[data-has-hydrated="true"]:not(:has([data-page-behavior="false"]))') !== null
  );
}
