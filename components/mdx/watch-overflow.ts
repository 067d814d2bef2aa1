/**
 * Calls `onChange` for each element immediately and whenever its box or its content changes size, with whether its
 * content overflows horizontally. Returns a function that stops it.
 */
export function watchOverflow(
  elements: Iterable<HTMLElement>,
  onChange: (element: HTMLElement, overflows: boolean) => void,
): () => void {
  const owners = new Map<Element, HTMLElement>();
  const observer = new ResizeObserver((entries) => {
    const changed = new Set(entries.map(({ target }) => owners.get(target)));
    const measured = [...changed].map((element) => [element, isWide(element)] as const);
    for (const [element, wide] of measured) if (element) onChange(element, wide);
  });
  for (const element of elements) {
    for (const part of [element, element.firstElementChild]) {
      if (!part) continue;
      owners.set(part, element);
      observer.observe(part);
    }
  }
  return () => observer.disconnect();
}

function isWide(element: HTMLElement | undefined): boolean {
  return element !== undefined && element.scrollWidth > element.clientWidth;
}
