/** Heading with its distance in px from the top of the window. */
export interface HeadingPosition {
  id: string;
  top: number;
}

export interface WindowScrollState {
  /** Height of the navbar, which covers the top of the window, in px. */
  navbar: number;
  /** Height of the window, in px. */
  height: number;
  /** Scroll position of the page. A page that cannot scroll is at its top. */
  place: 'top' | 'within' | 'end';
}

/**
 * Returns the id of the heading being read: the first one below the navbar if it is in the upper half of the window,
 * else the one before it. Returns null at the top of the page, and the last heading at its end.
 * @see acceptance DOC-08
 */
export function pickActiveHeading(
  headings: readonly HeadingPosition[],
  { navbar, height, place }: WindowScrollState,
): string | null {
  if (place === 'top') return null;
  if (place === 'end') return headings.at(-1)?.id ?? null;
  const nextIndex = headings.findIndex((heading) => heading.top >= navbar);
  const next = headings[nextIndex];
  if (!next) return headings.at(-1)?.id ?? null;
  return next.top < height / 2 ? next.id : (headings[nextIndex - 1]?.id ?? null);
}
