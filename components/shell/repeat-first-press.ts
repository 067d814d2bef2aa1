/**
 * Clicks the button that the reader pressed before it worked, if there is one (see `lib/build/delayed-scripts.ts`).
 * @param isInText true for buttons in the text of the page, which work later than those around it
 */
export function repeatFirstPress(isInText: boolean): void {
  const button = window.firstPress?.button;
  if (!button || Boolean(button.closest('main')) !== isInText) return;
  delete window.firstPress?.button;
  button.click();
}
