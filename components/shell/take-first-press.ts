/**
 * Returns the button that the reader pressed before it worked, so that it can be clicked now. It is returned only once.
 * `waitForSign` in `lib/browser/start/first-sign.ts` keeps it.
 * @param isInText true for buttons in the text of the page, which work later than those around it
 */
export function takeFirstPress(isInText: boolean): HTMLElement | undefined {
  const button = window.firstPress?.button;
  if (!button || Boolean(button.closest('main')) !== isInText) return undefined;
  delete window.firstPress?.button;
  return button;
}
