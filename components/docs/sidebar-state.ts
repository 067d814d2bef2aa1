import type { NavNode } from '@/lib/docs/types';
import { normalisePath } from '@/lib/routing/normalise-path';

/** For each level (key of the parent category) the one category that is open. */
export type OpenCategories = Readonly<Record<string, string | undefined>>;

export interface TreeState {
  path: string;
  open: OpenCategories;
  /** Opens a category, which closes its siblings, or closes it (SB-09). */
  toggle: (parentKey: string, key: string, open: boolean) => void;
}

/** Whether an address is the page in view. */
export const isPage = (href: string | undefined, path: string) =>
  href !== undefined && normalisePath(href) === path;

/** True when the node is, or holds, the page in view. */
export function holdsPath(node: NavNode, path: string): boolean {
  if (isPage(node.href, path)) return true;
  return node.type === 'category' && node.items.some((item) => holdsPath(item, path));
}

/** Key of the category at an index of a level. */
export const categoryKey = (parentKey: string, index: number) => `${parentKey}/${index}`;

/** The chain of categories that hold the page in view (SB-08, SB-10). */
export function activeChain(items: readonly NavNode[], path: string, parentKey = ''): OpenCategories {
  const index = items.findIndex((item) => item.type === 'category' && holdsPath(item, path));
  const node = items[index];
  if (node?.type !== 'category') return {};
  const key = categoryKey(parentKey, index);
  return { [parentKey]: key, ...activeChain(node.items, path, key) };
}
