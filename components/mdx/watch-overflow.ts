/**
 * Calls `onChange` for each element, initially and after each change of its size or its content's size; `overflows` is
 * true if the content is wider than the element. Stops when `signal` aborts.
 */
export function watchOverflow(
  elements: Iterable<HTMLElement>,
  signal: AbortSignal,
  onChange: (element: HTMLElement, overflows: boolean) => void,
): void {
  const owners = new Map<Element, HTMLElement>();
  const observer = new ResizeObserver((entries) => {
    const changed = new Set(entries.flatMap(({ target }) => owners.get(target) ?? []));
    const measured = [...changed].map((element) => [element, isWide(element)] as const);
    for (const [element, wide] of measured) onChange(element, wide);
  });
  for (const element of elements) {
    for (const part of [element, element.firstElementChild]) {
      if (!part) continue;
      owners.set(part, element);
      observer.observe(part);
    }
  }
  signal.addEventListener('abort', () => observer.disconnect());
}

const isWide = (element: Element) => element.scrollWidth > element.clientWidth;
