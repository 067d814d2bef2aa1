/** Selector of the controls in the text of a page, which work without React (`attachControls`). */
export const textControls = '.code-button, [role="tab"]';
