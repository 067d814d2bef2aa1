/** Replaces the fallback of each `BrowserOnly` component in `root` with its children. */
export function showBrowserOnly(root: ParentNode): void {
  for (const part of root.querySelectorAll('[data-browser-only]')) {
    const content = part.querySelector<HTMLTemplateElement>(':scope > template')?.content;
    if (content) part.replaceChildren(content);
  }
}
