/**
 * Clicks the control that the reader pressed before it worked, which `watchReader` in
 * `lib/browser/inline/early-presses.ts` keeps. Controls in the text wait for `PageBehavior`.
 */
export function repeatEarlyPress(): void {
  const { early } = window;
  const button = early?.button;
  if (!button || (button.closest('main') && document.querySelector('[data-page-behavior="false"]'))) return;
  delete early.button;
  button.click();
}
