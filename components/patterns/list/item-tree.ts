import {
  createItemList,
  reduceItems,
  type ListAction,
  type ItemList,
  type ListItem,
  type RowAction,
} from './item-list';

/** A group of rows, such as a segmentation with its segments. */
export interface ItemGroup<Item extends ListItem> extends ListItem {
  list: ItemList<Item>;
}

/** Groups of rows, of which one group is active. Ids are unique across groups and rows. */
export interface ItemTree<Item extends ListItem> {
  /** The selected group is the active one. */
  groups: ItemList<ItemGroup<Item>>;
  /** Group id of the last deleted row, `null` if a group was deleted last, `undefined` if there is nothing to undo. */
  removedIn: string | null | undefined;
  message: string;
}

export type ItemTreeAction<Item extends ListItem> =
  | RowAction
  | { type: 'show-group'; groupId: string; isVisible: boolean }
  | { type: 'add-item'; groupId: string; item: Item };

/** Creates a tree whose first group is active. */
export function createItemTree<Item extends ListItem>(groups: readonly ItemGroup<Item>[]): ItemTree<Item> {
  const list = createItemList(groups);
  return { groups: { ...list, selectedId: groups[0]?.id ?? null }, removedIn: undefined, message: '' };
}

/** A tree, and the number of groups and rows added so far, which makes the ids of new ones unique. */
export interface ItemTreeWithCounter<Item extends ListItem> {
  tree: ItemTree<Item>;
  added: number;
}

/** Adds an empty group at the end, such as `Segmentation 3`, and activates it. */
export function addEmptyGroup<Item extends ListItem>(
  state: ItemTreeWithCounter<Item>,
  name: string,
): ItemTreeWithCounter<Item> {
  const added = state.added + 1;
  const group: ItemGroup<Item> = {
    id: `added-${added}`,
    title: `${name} ${state.tree.groups.items.length + 1}`,
    isVisible: true,
    isLocked: false,
    list: createItemList<Item>([]),
  };
  return { added, tree: addGroup(state.tree, group) };
}

/** Returns the active group, if there is one. */
export function getActiveGroup<Item extends ListItem>(tree: ItemTree<Item>): ItemGroup<Item> | undefined {
  return tree.groups.items.find(({ id }) => id === tree.groups.selectedId);
}

/** Returns the row or group that undo would restore, or `null`. */
export function getRestorableItem<Item extends ListItem>(tree: ItemTree<Item>): ListItem | null {
  const group = tree.groups.items.find(({ id }) => id === tree.removedIn);
  const list = tree.removedIn === null ? tree.groups : group?.list;
  return list?.removed?.item ?? null;
}

/** Returns the tree after an action. Selecting a row activates its group; selecting it again doesn’t deselect it. */
export function reduceTree<Item extends ListItem>(
  tree: ItemTree<Item>,
  action: ItemTreeAction<Item>,
): ItemTree<Item> {
  switch (action.type) {
    case 'show-group':
      return inGroup(tree, action.groupId, { type: 'show-all', isVisible: action.isVisible });
    case 'add-item':
      return addItem(tree, action.groupId, action.item);
    case 'undo':
      return undo(tree);
    default:
      return reduceOne(tree, action);
  }
}

type OneAction = Exclude<RowAction, { type: 'undo' }>;

function reduceOne<Item extends ListItem>(tree: ItemTree<Item>, action: OneAction): ItemTree<Item> {
  const isGroup = tree.groups.items.some(({ id }) => id === action.id);
  if (isGroup) return action.type === 'select' ? activate(tree, action.id) : reduceGroup(tree, action);
  const owner = tree.groups.items.find(({ list }) => list.items.some(({ id }) => id === action.id));
  if (!owner) return tree;
  if (action.type !== 'select') return inGroup(tree, owner.id, action);
  const active = activate(tree, owner.id);
  return owner.list.selectedId === action.id
    ? { ...active, message: tree.message }
    : inGroup(active, owner.id, action);
}

function activate<Item extends ListItem>(tree: ItemTree<Item>, groupId: string): ItemTree<Item> {
  const title = tree.groups.items.find(({ id }) => id === groupId)?.title ?? '';
  return { ...tree, groups: { ...tree.groups, selectedId: groupId }, message: `${title} is active.` };
}

function reduceGroup<Item extends ListItem>(tree: ItemTree<Item>, action: ListAction): ItemTree<Item> {
  const groups = reduceItems(tree.groups, action);
  if (groups === tree.groups) return tree;
  const isDeleted = groups.items.length < tree.groups.items.length;
  return {
    groups: { ...groups, selectedId: groups.selectedId ?? groups.items[0]?.id ?? null },
    removedIn: isDeleted ? null : tree.removedIn,
    message: groups.message,
  };
}

function inGroup<Item extends ListItem>(
  tree: ItemTree<Item>,
  groupId: string,
  action: ListAction,
): ItemTree<Item> {
  const group = tree.groups.items.find(({ id }) => id === groupId);
  const list = group && reduceItems(group.list, action);
  if (!group || !list || list === group.list) return tree;
  const isDeleted = list.items.length < group.list.items.length;
  return {
    groups: withList(tree.groups, groupId, list),
    removedIn: isDeleted ? groupId : tree.removedIn,
    message: list.message,
  };
}

function withList<Item extends ListItem>(
  groups: ItemList<ItemGroup<Item>>,
  groupId: string,
  list: ItemList<Item>,
): ItemList<ItemGroup<Item>> {
  return { ...groups, items: groups.items.map((each) => (each.id === groupId ? { ...each, list } : each)) };
}

/** Restores the last deleted row or group. The group of a restored row becomes active, so that the row is visible. */
function undo<Item extends ListItem>(tree: ItemTree<Item>): ItemTree<Item> {
  const { removedIn } = tree;
  if (removedIn === undefined) return tree;
  const undone =
    removedIn === null ? reduceGroup(tree, { type: 'undo' }) : inGroup(tree, removedIn, { type: 'undo' });
  const selectedId = removedIn ?? undone.groups.selectedId;
  return { ...undone, groups: { ...undone.groups, selectedId }, removedIn: undefined };
}

function addItem<Item extends ListItem>(tree: ItemTree<Item>, groupId: string, item: Item): ItemTree<Item> {
  const group = tree.groups.items.find(({ id }) => id === groupId);
  if (!group) return tree;
  const list = { ...group.list, items: [...group.list.items, item], selectedId: item.id };
  return { ...tree, groups: withList(tree.groups, groupId, list), message: `${item.title} added.` };
}

function addGroup<Item extends ListItem>(tree: ItemTree<Item>, group: ItemGroup<Item>): ItemTree<Item> {
  const groups = { ...tree.groups, items: [...tree.groups.items, group], selectedId: group.id };
  return { ...tree, groups, message: `${group.title} added.` };
}
