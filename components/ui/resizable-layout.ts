type Layout = Record<string, number>;

const keyOf = (name: string) => `resizable-panels:${name}`;

/** Returns the saved sizes of these panels, or null if the browser’s storage is off or has no valid sizes for them. */
export function readLayout(name: string, panelIds: readonly string[]): Layout | null {
  try {
    return parseLayout(localStorage.getItem(keyOf(name)), panelIds);
  } catch {
    return null;
  }
}

/** Saves panel sizes under a name if the browser allows storage. */
export function writeLayout(name: string, layout: Layout): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(layout));
  } catch {
    // Storage is off or full, so the sizes last only until the page is left.
  }
}

/** Parses saved sizes. Returns null unless they cover all panels and add up to 100 %. Throws if the text isn’t JSON. */
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
