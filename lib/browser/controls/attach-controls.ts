import { watchCopyButtons } from './copy-code';
import { watchTabs } from './tabs';
import { textControls } from './text-controls';

/**
 * Makes the controls in the text of this page and of all pages that follow work, and repeats a press that came earlier,
 * which `watchReader` keeps.
 */
export function attachControls(): void {
  watchCopyButtons();
  watchTabs();
  const { early } = window;
  if (!early?.button?.matches(textControls)) return;
  early.button.click();
  delete early.button;
}
