import type { TocEntry } from './types';

/** A table of contents entry with its nested entries. */
export interface TocNode extends TocEntry {
  children: TocNode[];
}

/** Nests each entry in the nearest preceding one with a lower level, if any. @see acceptance DOC-06, DOC-33 */
export function nestToc(entries: readonly TocEntry[]): TocNode[] {
  const top: TocNode[] = [];
  const open: TocNode[] = [];
  for (const entry of entries) {
    const node: TocNode = { ...entry, children: [] };
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? top).push(node);
    open.push(node);
  }
  return top;
}
