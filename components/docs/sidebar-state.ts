import { containsPath, type SidebarItem } from '@/lib/docs/sidebar-items';

/** Maps each level of the sidebar (by the key of its parent category) to the key of its open category. */
export type OpenCategories = Readonly<Record<string, string | undefined>>;

export interface SidebarTreeState {
  path: string;
  open: OpenCategories;
  /** True if changes are animated: after the reader has used a toggle, but not after a navigation. */
  isAnimated: boolean;
  /** Opens a category and closes its siblings, or closes the category if `open` is false (SB-09). */
  toggle: (parentKey: string, key: string, open: boolean) => void;
}

/** Returns the key of the category at `index` within the category `parentKey`. */
export const getCategoryKey = (parentKey: string, index: number) => `${parentKey}/${index}`;

/** Returns the categories that are configured to be open initially; if a level has several, only the first. */
export function getInitiallyOpenCategories(items: readonly SidebarItem[], parentKey = ''): OpenCategories {
  const index = items.findIndex((item) => item.open && item.collapsible !== false);
  const below = items.map((item, at) =>
    item.items ? getInitiallyOpenCategories(item.items, getCategoryKey(parentKey, at)) : {},
  );
  const here = index === -1 ? {} : { [parentKey]: getCategoryKey(parentKey, index) };
  return Object.assign(here, ...below) as OpenCategories;
}

/** Returns the categories that contain the page at `path`, from the outermost to the innermost (SB-08, SB-10). */
export function getAncestors(items: readonly SidebarItem[], path: string, parentKey = ''): OpenCategories {
  const index = items.findIndex((item) => item.items && containsPath(item, path));
  const inner = items[index]?.items;
  if (!inner) return {};
  const key = getCategoryKey(parentKey, index);
  return { [parentKey]: key, ...getAncestors(inner, path, key) };
}
