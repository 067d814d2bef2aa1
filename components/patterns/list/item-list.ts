/** What every row of a panel has: a measurement, a segment, a segmentation. */
export interface ListItem {
  id: string;
  title: string;
  /** Hexadecimal, e.g. `#cd5c5c`. Rows without a color show no dot. */
  colorHex?: string;
  isVisible: boolean;
  isLocked: boolean;
}

/** Rows in their order, the chosen one, and the last one deleted, which can still be brought back. */
export interface ItemList<Item extends ListItem> {
  items: readonly Item[];
  selectedId: string | null;
  removed: { item: Item; index: number; wasSelected: boolean } | null;
  /** Result of the last action, for the status line of the panel. */
  message: string;
}

export type ItemAction =
  | { type: 'select'; id: string }
  | { type: 'rename'; id: string; title: string }
  | { type: 'recolor'; id: string; colorHex: string }
  | { type: 'toggle-visibility'; id: string }
  | { type: 'toggle-lock'; id: string }
  | { type: 'show-all'; isVisible: boolean }
  | { type: 'move'; id: string; index: number }
  | { type: 'delete'; id: string }
  | { type: 'undo' };

/** Actions that a row dispatches; the panel around the rows dispatches all others. */
export type RowAction = Exclude<ItemAction, { type: 'show-all' }>;

export function createItemList<Item extends ListItem>(items: readonly Item[]): ItemList<Item> {
  return { items, selectedId: null, removed: null, message: '' };
}

/** The list after an action. An id that is not in the list changes nothing; a locked item keeps its name, color and place in the list. */
export function reduceItems<Item extends ListItem>(list: ItemList<Item>, action: ItemAction): ItemList<Item> {
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

type EditAction = Extract<ItemAction, { type: 'rename' | 'recolor' | 'delete' }>;

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
