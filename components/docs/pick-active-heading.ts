/** Where a heading stands: px from the top of the window. */
export interface HeadingTop {
  id: string;
  top: number;
}

export interface Viewport {
  /** Height of what covers the top of the window, px. */
  navbar: number;
  /** Height of the window, px. */
  height: number;
  /** Where the page is scrolled to. A page that cannot scroll is at its top. */
  place: 'top' | 'within' | 'end';
}

/**
 * The heading being read: the next one below the navbar if it is in the window's upper half, else the one before;
 * none at the top of the page, the last one at its end.
 * @returns its id, or null
 * @see acceptance DOC-08
 */
export function pickActiveHeading(
  headings: readonly HeadingTop[],
  { navbar, height, place }: Viewport,
): string | null {
  if (place === 'top') return null;
  if (place === 'end') return headings.at(-1)?.id ?? null;
  const nextIndex = headings.findIndex((heading) => heading.top >= navbar);
  const next = headings[nextIndex];
  if (!next) return headings.at(-1)?.id ?? null;
  return next.top < height / 2 ? next.id : (headings[nextIndex - 1]?.id ?? null);
}
