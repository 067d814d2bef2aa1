/** Makes Escape hide the visible definition of a term until pointer or focus leaves the term (WCAG 1.4.13). */
export function attachTermDismissal(signal: AbortSignal): void {
  const hide = ({ key }: KeyboardEvent) => {
    const hovered = document.querySelector<HTMLElement>('.term:hover');
    const term = hovered ?? document.activeElement?.closest<HTMLElement>('.term');
    if (key !== 'Escape' || !term) return;
    term.dataset.off = '';
    for (const leaving of ['mouseleave', 'focusout'])
      term.addEventListener(leaving, () => delete term.dataset.off, { once: true });
  };
  document.addEventListener('keydown', hide, { signal });
}
