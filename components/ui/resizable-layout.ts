type Layout = Record<string, number>;

const keyOf = (name: string) => `resizable-panels:${name}`;

/** The sizes that the browser has kept under a name, if they are for just these panels. Storage that is off or holds something else counts as empty. */
export function readLayout(name: string, panelIds: readonly string[]): Layout | null {
  try {
    return parseLayout(localStorage.getItem(keyOf(name)), panelIds);
  } catch {
    return null;
  }
}

/** Keeps sizes under a name, as long as the browser lets it. */
export function writeLayout(name: string, layout: Layout): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(layout));
  } catch {
    // Storage is off or full: sizes are then those of this visit.
  }
}

/** Percent for each panel, which must be all of the panels and add up to the whole. Throws where the text is no JSON. */
export function parseLayout(text: string | null, panelIds: readonly string[]): Layout | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  const layout = Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
  const sizes = Object.values(layout);
  const isComplete =
    sizes.length === panelIds.length && panelIds.every((id) => id in layout) && sizes.length > 0;
  const isWhole = Math.abs(sizes.reduce((sum, size) => sum + size, 0) - 100) < 0.5;
  return isComplete && isWhole && sizes.every((size) => size >= 0) ? layout : null;
}
