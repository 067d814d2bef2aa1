/** The fields that all rows of a panel share: measurements, segments and segmentations. */
export interface ListItem {
  id: string;
  title: string;
  /** Color as `#rrggbb`. Rows without a color show no dot. */
  colorHex?: string;
  isVisible: boolean;
  isLocked: boolean;
}

/** The state of a list: its rows in order, the selected row, and the last deleted row, which can be restored. */
export interface ItemList<Item extends ListItem> {
  items: readonly Item[];
  selectedId: string | null;
  removed: { item: Item; index: number; wasSelected: boolean } | null;
  /** Message about the last action, for the status line of the panel. */
  message: string;
}

export type ListAction =
  | { type: 'select'; id: string }
  | { type: 'rename'; id: string; title: string }
  | { type: 'recolor'; id: string; colorHex: string }
  | { type: 'toggle-visibility'; id: string }
  | { type: 'toggle-lock'; id: string }
  | { type: 'show-all'; isVisible: boolean }
  | { type: 'move'; id: string; index: number }
  | { type: 'delete'; id: string }
  | { type: 'undo' };

/** Actions that a single row can dispatch. Only the panel dispatches `show-all`. */
export type RowAction = Exclude<ListAction, { type: 'show-all' }>;

export function createItemList<Item extends ListItem>(items: readonly Item[]): ItemList<Item> {
  return { items, selectedId: null, removed: null, message: '' };
}

/** Returns the list after an action. Unknown ids change nothing. Locked items aren’t renamed, recolored or deleted. */
export function reduceItems<Item extends ListItem>(list: ItemList<Item>, action: ListAction): ItemList<Item> {
  if (action.type === 'undo') return restore(list);
  if (action.type === 'show-all') return showAll(list, action.isVisible);
  const item = list.items.find(({ id }) => id === action.id);
  if (!item) return list;
  switch (action.type) {
    case 'select':
      return select(list, item);
    case 'toggle-visibility':
      return toggleVisibility(list, item);
    case 'toggle-lock':
      return toggleLock(list, item);
    case 'move':
      return move(list, item, action.index);
    default:
      return item.isLocked
        ? { ...list, message: `${item.title} is locked. Unlock it first.` }
        : edit(list, item, action);
  }
}

type EditAction = Extract<ListAction, { type: 'rename' | 'recolor' | 'delete' }>;

function edit<Item extends ListItem>(list: ItemList<Item>, item: Item, action: EditAction): ItemList<Item> {
  if (action.type === 'delete') return remove(list, item);
  if (action.type === 'recolor') {
    return replace(list, { ...item, colorHex: action.colorHex }, `Color of ${item.title} changed.`);
  }
  const title = action.title.trim();
  if (title === '' || title === item.title) return list;
  return replace(list, { ...item, title }, `${item.title} renamed to ${title}.`);
}

function replace<Item extends ListItem>(list: ItemList<Item>, item: Item, message: string): ItemList<Item> {
  return { ...list, items: list.items.map((each) => (each.id === item.id ? item : each)), message };
}

function select<Item extends ListItem>(list: ItemList<Item>, item: Item): ItemList<Item> {
  const isSelected = list.selectedId === item.id;
  return {
    ...list,
    selectedId: isSelected ? null : item.id,
    message: isSelected ? 'Nothing selected.' : `${item.title} selected.`,
  };
}

function toggleVisibility<Item extends ListItem>(list: ItemList<Item>, item: Item): ItemList<Item> {
  const isVisible = !item.isVisible;
  return replace(list, { ...item, isVisible }, `${item.title} ${isVisible ? 'shown' : 'hidden'}.`);
}

function toggleLock<Item extends ListItem>(list: ItemList<Item>, item: Item): ItemList<Item> {
  const isLocked = !item.isLocked;
  return replace(list, { ...item, isLocked }, `${item.title} ${isLocked ? 'locked' : 'unlocked'}.`);
}

function showAll<Item extends ListItem>(list: ItemList<Item>, isVisible: boolean): ItemList<Item> {
  return {
    ...list,
    items: list.items.map((item) => ({ ...item, isVisible })),
    message: isVisible ? 'All shown.' : 'All hidden.',
  };
}

function move<Item extends ListItem>(list: ItemList<Item>, item: Item, index: number): ItemList<Item> {
  const target = Math.min(Math.max(index, 0), list.items.length - 1);
  if (list.items.indexOf(item) === target) return list;
  const others = list.items.filter(({ id }) => id !== item.id);
  return {
    ...list,
    items: others.toSpliced(target, 0, item),
    message: `${item.title} moved to position ${target + 1} of ${list.items.length}.`,
  };
}

function remove<Item extends ListItem>(list: ItemList<Item>, item: Item): ItemList<Item> {
  const wasSelected = list.selectedId === item.id;
  return {
    items: list.items.filter(({ id }) => id !== item.id),
    selectedId: wasSelected ? null : list.selectedId,
    removed: { item, index: list.items.indexOf(item), wasSelected },
    message: `${item.title} deleted.`,
  };
}

function restore<Item extends ListItem>(list: ItemList<Item>): ItemList<Item> {
  if (!list.removed) return list;
  const { item, index, wasSelected } = list.removed;
  return {
    items: list.items.toSpliced(index, 0, item),
    selectedId: wasSelected ? item.id : list.selectedId,
    removed: null,
    message: `${item.title} restored.`,
  };
}
