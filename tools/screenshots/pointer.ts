import type { Page } from '@playwright/test';

/**
 * Adds an arrow that follows the mouse. It has a ring around its tip from the press of a button until the first move
 * without a button. Runs in the page.
 */
function addPointer(): void {
  const pointer = document.createElement('div');
  pointer.style.cssText =
    'position:fixed;z-index:2147483647;pointer-events:none;left:0;top:0;visibility:hidden;overflow:visible';
  pointer.innerHTML = `<svg width="24" height="24" style="overflow:visible;display:block">
    <circle r="11" fill="none" stroke="#ffd54a" stroke-width="2.5" opacity="0"/>
    <path d="M0 0v17l4-3.6 2.8 6.3 2.8-1.2-2.8-6.2h5.6z" fill="#fff" stroke="#000"/></svg>`;
  document.body.append(pointer);
  const ring = pointer.querySelector('circle');
  // A drag between elements sends no mouse events. A named function would need a helper that the page does not have.
  for (const type of ['mousemove', 'mousedown', 'dragover'] as const)
    window.addEventListener(
      type,
      ({ clientX, clientY, buttons }: MouseEvent) => {
        pointer.style.visibility = 'visible';
        pointer.style.transform = `translate(${clientX}px, ${clientY}px)`;
        ring?.setAttribute('opacity', buttons > 0 || type === 'dragover' ? '1' : '0');
      },
      { capture: true },
    );
}

/** Draws the mouse pointer from its next move on. Screenshots don't contain the pointer of the system. */
export function showPointer(page: Page): Promise<void> {
  return page.evaluate(addPointer);
}
