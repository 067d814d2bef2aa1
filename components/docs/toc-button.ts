/** Makes the button "On this page" of narrow windows show and hide the table of contents (DOC-09). */
export function attachTocButton(root: ParentNode, signal: AbortSignal): void {
  const button = root.querySelector<HTMLButtonElement>('.theme-doc-toc-mobile button');
  const list = button?.nextElementSibling;
  const toggle = () => {
    const isOpen = list?.toggleAttribute('hidden') === false;
    button?.setAttribute('aria-expanded', String(isOpen));
  };
  button?.addEventListener('click', toggle, { signal });
}
