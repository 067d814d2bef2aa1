import type { TocEntry } from './types';

/** An entry with those below it. */
export interface TocNode extends TocEntry {
  children: TocNode[];
}

/**
 * Puts each entry of a flat contents list below the nearest entry before it that has a lower level; entries without
 * one stand at the top.
 *
 * @see acceptance DOC-06, DOC-33
 */
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
