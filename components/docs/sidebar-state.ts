import { containsPath, type SidebarItem } from '@/lib/docs/sidebar-items';

/** For each level (key of the parent category), the category that is open. */
export type OpenCategories = Readonly<Record<string, string | undefined>>;

export interface TreeState {
  path: string;
  open: OpenCategories;
  /** Whether changes are animated: those made with a toggle are, those made by a navigation are not. */
  isAnimated: boolean;
  /** Opens a category and closes its siblings, or closes it (SB-09). */
  toggle: (parentKey: string, key: string, open: boolean) => void;
}

/** Key of the category at an index of a level. */
export const categoryKey = (parentKey: string, index: number) => `${parentKey}/${index}`;

/** The categories that are configured to be open initially; if a level has several, the first. */
export function configuredOpen(items: readonly SidebarItem[], parentKey = ''): OpenCategories {
  const index = items.findIndex((item) => item.open && item.collapsible !== false);
  const below = items.map((item, at) =>
    item.items ? configuredOpen(item.items, categoryKey(parentKey, at)) : {},
  );
  const here = index === -1 ? {} : { [parentKey]: categoryKey(parentKey, index) };
  return Object.assign(here, ...below) as OpenCategories;
}

/** The categories that contain the current page, from the outermost to the innermost (SB-08, SB-10). */
export function activeChain(items: readonly SidebarItem[], path: string, parentKey = ''): OpenCategories {
  const index = items.findIndex((item) => item.items && containsPath(item, path));
  const inner = items[index]?.items;
  if (!inner) return {};
  const key = categoryKey(parentKey, index);
  return { [parentKey]: key, ...activeChain(inner, path, key) };
}
